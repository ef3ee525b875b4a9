/** The error for unsupported FHIRPath. It is caught by the reader of the expression, which lists it as lost. */
export class Unsupported extends Error {
  readonly what: string

  constructor(what: string) {
    super(what)
    this.what = what
  }
}
