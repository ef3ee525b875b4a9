import type { Encoding, FileOptions, Loss, TableRead } from '@pandok/exchange'
import type { ProposedRow } from '@pandok/exchange/proposal'
import type { FailingTest } from '#shared/exchange/failingTests.ts'

/** A file's bytes or pasted text. */
export interface Source {
  id: string
  name: string
  content: Uint8Array | string
}

export interface ReadQuestion {
  source: Source
  /** The other files of the drop, which this one may name. */
  beside: readonly Source[]
  options: Omit<FileOptions, 'fileBeside'>
  /** YYYY-MM-DD, for running the saved tests of our own files. */
  today: string
}

/** The part of a table that the mapper shows. */
export interface ShownTable extends Pick<TableRead, 'sheet' | 'mapping'> {
  rows: TableRead['rows']
  columnCount: number
  rowCount: number
}

/** A file that Pandok wrote; it is imported unchanged. */
export interface OwnFile {
  file: unknown
  plateCount: number
  moduleCount: number
  failing: readonly FailingTest[]
}

export interface SourceRead {
  format: string
  rows: readonly ProposedRow[]
  losses: readonly Loss[]
  decoded?: { encoding: Encoding; preview: string; isGuess: boolean }
  /** The same line in each encoding, for comparison. */
  previews?: readonly { encoding: Encoding; preview: string }[]
  tables?: readonly ShownTable[]
  own?: OwnFile
}

export type ReadProgress = (done: number, total: number) => void
export type ReadSource = (
  question: ReadQuestion,
  onProgress: ReadProgress,
  signal: AbortSignal,
) => Promise<SourceRead>
