import type { ColumnMapping, Encoding } from '@pandok/exchange'
import type { Arrangement, Layout, OwnRow, ProposedRow } from '@pandok/exchange/proposal'
import type { Source, SourceRead } from '../reading/SourceRead.ts'

export interface ImportFile {
  source: Source
  /** Corrections made by the member. */
  encoding?: Encoding | undefined
  mappings?: readonly (ColumnMapping | undefined)[] | undefined
  /** Set while the file is being read. */
  progress?: { done: number; total: number } | undefined
  /** The content without its rows. */
  read?: Omit<SourceRead, 'rows'> | undefined
  /** True if reading was canceled or failed. */
  isFailed?: boolean | undefined
}

export interface Saved {
  id: string
  name: string
}

/** What was saved, for the links and for undo. */
export interface ImportedItems {
  plates: readonly Saved[]
  modules: readonly Saved[]
}

export interface Refusal {
  message: string
  details: readonly { path: string; message: string }[]
}

export interface ImportCounts {
  plates: number
  cells: number
  modules: number
}

export interface ImportState {
  files: readonly ImportFile[]
  rows: readonly ProposedRow[]
  /** The member's own rows, as far as they could be loaded. */
  own: readonly OwnRow[]
  layout: Layout
  /** Plate names that the member has changed. */
  plateNames: Readonly<Record<string, string>>
  /** Plates that the member has excluded. */
  skipped: ReadonlySet<string>
  /** Derived from the rows and the choices above. */
  arrangement: Arrangement
  counts: ImportCounts
  saving?: { done: number; total: number } | undefined
  importedItems?: ImportedItems | undefined
  refusal?: Refusal | undefined
}
