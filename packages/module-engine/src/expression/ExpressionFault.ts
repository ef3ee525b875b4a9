import type { FindingCode } from '../document/Finding.ts'

/** What is wrong with an expression and with which of its characters. */
export interface ExpressionFault {
  code: FindingCode
  range: { from: number; to: number }
  params: Readonly<Record<string, string | number>>
}
