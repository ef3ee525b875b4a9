import { type RawBuilder, sql } from 'kysely'

/** A column that a backup freezes. */
export interface FrozenColumn {
  column: string
  /** What the backups' table calls it, where that is something else. */
  keptAs?: string
  /** What a snapshot calls it. */
  field: string
}

/**
 * How one kind of document is stored. The columns that every kind has (owner, name, revision, source, times …) are not
 * repeated here; see `documentColumns`.
 */
export interface DocumentTable<Row, View, WholeRow, Whole, Content, Snapshot> {
  documents: string
  /** How statements call a document. What it was copied from is `s`, its owner `o`, its entry of the library `l`. */
  alias: string
  backups: string
  /** The column of `backups` that says of what. */
  backupOf: string
  /** Whether copies of the library's take up places, which a column says then. */
  hasPlaces: boolean
  /** What names are compared by. A column of its own stands for a name that a member can't give twice. */
  nameKey: 'name' | 'name_key'
  /** What lists show of this kind alone; each ends with a comma. */
  ownColumns: RawBuilder<unknown>
  /** What is read where a document is wanted whole; each begins with a comma. */
  contentColumns: RawBuilder<unknown>
  /** How much text the content of a row is. */
  bytes: RawBuilder<unknown>
  viewOf: (row: Row) => View
  wholeOf: (row: WholeRow) => Whole
  /** The content as columns, the name apart. */
  rowOf: (content: Content) => Readonly<Record<string, unknown>>
  frozen: readonly FrozenColumn[]
  /** What the frozen columns say, without those that say nothing. */
  snapshotOf: (kept: Snapshot) => Snapshot
}

/** A column of a document in a statement. */
export const columnOf = ({ alias }: Pick<Tables, 'alias'>, name: string): RawBuilder<unknown> =>
  sql.ref(`${alias}.${name}`)

/** What every statement about documents of a kind has to know. */
export type Tables = Pick<
  DocumentTable<never, unknown, never, unknown, never, never>,
  'documents' | 'alias' | 'hasPlaces' | 'ownColumns'
>
