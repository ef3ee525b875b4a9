/** A formula that is none, or that says what a module can't. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError'
}
