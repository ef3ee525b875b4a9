import type { DocumentKindName } from '@pandok/domain'

/** The plural of a kind, which begins the keys of its lists' texts. */
export type ListedKind = `${DocumentKindName}s`

/** The parts of a row that lists of every kind of documents have. */
export interface DocumentRow {
  id: string
  name: string
  mine: boolean
  shared: boolean
  locked: boolean
  may: { open: boolean; save: boolean; copy: boolean; share: boolean; delete: boolean }
}
