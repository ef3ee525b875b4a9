/** One legal document in one language. It speaks of «the operator» and never names who runs the site. */
export interface LegalDocument {
  lead: string
  sections: readonly LegalSection[]
}

/** The contacts for questions, as far as this installation names them. */
export interface LegalContact {
  contact: 'privacy' | 'service'
}

export interface LegalList {
  list: readonly string[]
}

export interface LegalTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A paragraph, or something else between paragraphs. */
export type LegalBlock = string | LegalList | LegalTable | LegalContact

export interface LegalSection {
  heading: string
  blocks: readonly LegalBlock[]
}
