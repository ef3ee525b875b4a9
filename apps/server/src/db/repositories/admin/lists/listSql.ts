import { type RawBuilder, sql } from 'kysely'
import type { ListKey, ListOrder } from './ListShape.ts'
import type { CursorKeys } from './listCursor.ts'

/** Rows of a window with the keys of a cursor, the id last. */
export type KeyRow = Readonly<Record<`k${number}`, string | number>>

export const keyColumns = (keys: readonly ListKey[]): RawBuilder<unknown> =>
  sql.join(keys.map((key, index) => sql`${readable(key)} as ${sql.ref(`k${index}`)}`))

/** Returns the columns by which a window is sorted. */
export const sortColumns = ({ keys }: ListOrder): RawBuilder<unknown> =>
  sql.join(keys.map(({ by }, index) => sql`${by} as ${sql.ref(`s${index}`)}`))

/** Returns the same order for a subquery `f` with `sortColumns`, in which they compare as in the table. */
export const withinFound = (order: ListOrder): ListOrder => ({
  ...order,
  keys: order.keys.map(({ kind }, index) => ({ kind, by: sql.ref(`f.s${index}`) })),
})

/** Keys are only written for the rows of a window; for all skipped rows that would take longer than skipping them. */
export const keysOfRows = (order: ListOrder, rows: RawBuilder<unknown>): RawBuilder<KeyRow> =>
  sql<KeyRow>`select ${keyColumns(withinFound(order).keys)} from (${rows}) f`

export const orderedBy = ({ keys, order }: ListOrder, isReversed = false): RawBuilder<unknown> => {
  const direction = (order === 'asc') !== isReversed ? sql`asc` : sql`desc`
  return sql.join(keys.map(({ by }) => sql`${by} ${direction}`))
}

/** Selects the rows after the cursor by one comparison of rows, so that the index starts there. */
export function afterCursor({ keys, order }: ListOrder, cursor: CursorKeys): RawBuilder<unknown> {
  const compared = order === 'asc' ? sql`>` : sql`<`
  const values = keys.map((key, index) => writable(key, cursor[index]))
  return sql`(${sql.join(keys.map(({ by }) => by))}) ${compared} (${sql.join(values)})`
}

export const keysOf = (row: KeyRow): CursorKeys =>
  Object.keys(row)
    .filter((name) => /^k\d$/.test(name))
    .sort()
    .map((name) => row[name as 'k0'] ?? '')

const readable = ({ by, kind }: ListKey): RawBuilder<unknown> =>
  kind === 'time' ? sql`(extract(epoch from ${by}) * 1000000)::bigint` : by

function writable({ kind }: ListKey, value: string | number | undefined): RawBuilder<unknown> {
  if (kind === 'text') return sql`${value}::text`
  if (kind === 'number') return sql`${value}::bigint`
  return sql`'epoch'::timestamptz + ${value}::double precision * interval '1 microsecond'`
}
