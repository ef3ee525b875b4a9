/** One legal document in one language. It mentions «the operator» and never names who runs the site. */
export interface LegalDocument {
  lead: string
  sections: readonly LegalSection[]
}

/** The contacts for questions, if this installation provides them. */
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

/** A paragraph, or a block between paragraphs. */
export type LegalBlock = string | LegalList | LegalTable | LegalContact

export interface LegalSection {
  heading: string
  blocks: readonly LegalBlock[]
}
