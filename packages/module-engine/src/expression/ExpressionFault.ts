import type { FindingCode } from '../document/Finding.ts'

/** A fault in an expression with the range of its characters. */
export interface ExpressionFault {
  code: FindingCode
  range: { from: number; to: number }
  params: Readonly<Record<string, string | number>>
}
