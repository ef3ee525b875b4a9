/**
 * The error for parts of a module that FHIRPath can't express. The writer of the item catches it and lists
 * the part as lost.
 */
export class Inexpressible extends Error {
  readonly what: string

  constructor(what: string) {
    super(what)
    this.what = what
  }
}
