export interface Syntax {
  isExplicit: boolean
  isLittle: boolean
}

/** Bytes with a view of them; a whole file, or what a deflated one inflates to. */
export interface Source {
  bytes: Uint8Array
  view: DataView
}

export interface ParsedElement {
  tag: number
  /** Empty where the file doesn't say it (implicit VR). */
  vr: string
  start: number
  /** Never past the end of the bytes. */
  end: number
  /** Of undefined length: a sequence, or encapsulated pixel data. */
  isOpen: boolean
  /** The file ends before the value does. */
  isCut: boolean
}

/** The elements of one data set by tag, without the values. Sequences are looked into when somebody asks. */
export interface ParsedDataset {
  source: Source
  syntax: Syntax
  elements: ReadonlyMap<number, ParsedElement>
  /** Specific Character Set, its own or that of the data set around it. */
  charsets: readonly string[]
  /** Nested how deep. */
  depth: number
  /** Where reading ended: at a delimiter, at the end, or at what made no sense. */
  stop: number
}
