/**
 * The error for parts of a module that FHIRPath can't express. It is caught by the writer of the item, which
 * lists it as lost.
 */
export class Inexpressible extends Error {
  readonly what: string

  constructor(what: string) {
    super(what)
    this.what = what
  }
}
