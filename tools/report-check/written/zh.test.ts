import { describeWritten } from '../describeWritten.ts'

describeWritten('zh')
