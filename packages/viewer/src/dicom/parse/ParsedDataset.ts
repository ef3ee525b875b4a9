export interface Syntax {
  isExplicit: boolean
  isLittle: boolean
}

/** Bytes with a DataView: a whole file, or the inflated content of a deflated one. */
export interface Source {
  bytes: Uint8Array
  view: DataView
}

export interface ParsedElement {
  tag: number
  /** Empty if the file doesn't contain it (implicit VR). */
  vr: string
  start: number
  /** Never beyond the end of the bytes. */
  end: number
  /** True for undefined length: a sequence, or encapsulated pixel data. */
  isOpen: boolean
  /** True if the file ends before the value does. */
  isCut: boolean
}

/** The elements of one data set by tag, without their values. Sequences are parsed on access. */
export interface ParsedDataset {
  source: Source
  syntax: Syntax
  elements: ReadonlyMap<number, ParsedElement>
  /** Specific Character Set of this data set or of the one around it. */
  charsets: readonly string[]
  /** The nesting depth. */
  depth: number
  /** Where parsing stopped: at a delimiter, at the end, or at invalid bytes. */
  stop: number
}
