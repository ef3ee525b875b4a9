import type { ColumnMapping, Encoding } from '@pandok/exchange'
import type { Arrangement, Layout, ProposedRow } from '@pandok/exchange/proposal'
import type { Source, SourceRead } from '../reading/SourceRead.ts'

export interface ImportFile {
  source: Source
  /** What a person corrected. */
  encoding?: Encoding | undefined
  mappings?: readonly (ColumnMapping | undefined)[] | undefined
  /** While it is read. */
  progress?: { done: number; total: number } | undefined
  /** What it holds, but for its rows. */
  read?: Omit<SourceRead, 'rows'> | undefined
  /** Nothing came of it: it was given up, or the reader broke. */
  isFailed?: boolean | undefined
}

export interface Saved {
  id: string
  name: string
}

/** What was saved, for the links and for the way back. */
export interface Taken {
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
  layout: Layout
  /** Names that a person gave to plates of the layout. */
  plateNames: Readonly<Record<string, string>>
  /** Plates of the layout that are not taken. */
  skipped: ReadonlySet<string>
  /** What the above make of the rows. */
  arrangement: Arrangement
  counts: ImportCounts
  saving?: { done: number; total: number } | undefined
  taken?: Taken | undefined
  refusal?: Refusal | undefined
}
