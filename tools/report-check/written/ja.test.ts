import { describeWritten } from '../describeWritten.ts'

describeWritten('ja')
