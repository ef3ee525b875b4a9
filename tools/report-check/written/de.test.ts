import { describeWritten } from '../describeWritten.ts'

describeWritten('de')
