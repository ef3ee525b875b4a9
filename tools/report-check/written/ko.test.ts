import { describeWritten } from '../describeWritten.ts'

describeWritten('ko')
