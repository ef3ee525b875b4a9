import { type RawBuilder, sql } from 'kysely'

/** A column that is part of a backup. */
export interface FrozenColumn {
  column: string
  /** The name of the column in the table of backups, if it differs. */
  keptAs?: string
  /** The field in a snapshot. */
  field: string
}

/**
 * How one kind of document is stored. The columns of every kind (owner, name, revision, source, times …) are
 * not repeated here; see `documentColumns`.
 */
export interface DocumentTable<Row, View, WholeRow, Whole, Content, Snapshot> {
  documents: string
  /** The alias of a document in statements. Its source is `s`, its owner `o`, its library entry `l`. */
  alias: string
  backups: string
  /** The column of `backups` with the id of the document. */
  backupOf: string
  /** Whether copies from the library occupy places, which are stored in a column. */
  hasPlaces: boolean
  /** The column by which names are compared. A separate column means that names must be unique. */
  nameKey: 'name' | 'name_key'
  /** The columns of this kind in lists; each ends with a comma. */
  ownColumns: RawBuilder<unknown>
  /** The columns of the content; each begins with a comma. */
  contentColumns: RawBuilder<unknown>
  /** The size of the content in bytes. */
  bytes: RawBuilder<unknown>
  viewOf: (row: Row) => View
  wholeOf: (row: WholeRow) => Whole
  /** The content as columns, without the name. */
  rowOf: (content: Content) => Readonly<Record<string, unknown>>
  frozen: readonly FrozenColumn[]
  /** Returns the snapshot of the stored columns without absent fields. */
  snapshotOf: (kept: Snapshot) => Snapshot
}

/** Returns a column of a document in a statement. */
export const columnOf = ({ alias }: Pick<Tables, 'alias'>, name: string): RawBuilder<unknown> =>
  sql.ref(`${alias}.${name}`)

/** What every statement about documents of a kind needs. */
export type Tables = Pick<
  DocumentTable<never, unknown, never, unknown, never, never>,
  'documents' | 'alias' | 'hasPlaces' | 'ownColumns'
>
