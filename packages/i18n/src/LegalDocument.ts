/** One legal document in one language. Who runs the site is never named in it: «the operator» is. */
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
