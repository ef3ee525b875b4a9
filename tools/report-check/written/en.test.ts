import { describeWritten } from '../describeWritten.ts'

describeWritten('en')
