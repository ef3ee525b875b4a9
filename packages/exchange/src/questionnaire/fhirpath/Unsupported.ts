/**
 * The error for unsupported FHIRPath. The reader of the expression catches it and lists the expression as
 * lost.
 */
export class Unsupported extends Error {
  readonly what: string

  constructor(what: string) {
    super(what)
    this.what = what
  }
}
