/** Something of a module that FHIRPath can't say; caught where the item is written, and listed. */
export class Inexpressible extends Error {
  readonly what: string

  constructor(what: string) {
    super(what)
    this.what = what
  }
}
