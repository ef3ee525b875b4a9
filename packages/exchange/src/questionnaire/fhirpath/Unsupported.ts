/** A FHIRPath that says more than is understood here. It is caught where the expression stands, and the expression is listed. */
export class Unsupported extends Error {
  readonly what: string

  constructor(what: string) {
    super(what)
    this.what = what
  }
}
