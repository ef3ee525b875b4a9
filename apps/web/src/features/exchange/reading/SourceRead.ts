import type { Encoding, FileOptions, Loss, TableRead } from '@pandok/exchange'
import type { ProposedRow } from '@pandok/exchange/proposal'
import type { FailingTest } from '#shared/exchange/failingTests.ts'

/** Something that a person brought: a file's bytes, or what was pasted. */
export interface Source {
  id: string
  name: string
  content: Uint8Array | string
}

export interface ReadQuestion {
  source: Source
  options: FileOptions
  /** YYYY-MM-DD, for the tests that come with our own files. */
  today: string
}

/** A table as far as the mapper shows it. */
export interface ShownTable extends Pick<TableRead, 'sheet' | 'mapping'> {
  rows: TableRead['rows']
  columnCount: number
  rowCount: number
}

/** A file that Pandok wrote itself: it is taken in as it is. */
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
  /** The same line in each encoding. */
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
