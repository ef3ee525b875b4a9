/** The error for a text that isn't a formula, or for a formula that modules can't express. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError'
}
