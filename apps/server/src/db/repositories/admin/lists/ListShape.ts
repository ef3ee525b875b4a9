import type { RawBuilder } from 'kysely'

export interface ListKey {
  by: RawBuilder<unknown>
  /** The format in a cursor: `time` is in microseconds, which a Date would lose. */
  kind: 'time' | 'number' | 'text'
}

/** A table that may have millions of rows. Every order has an index with exactly its keys. */
export interface ListShape<Sort extends string> {
  table: RawBuilder<unknown>
  /** The last key of every order, so that no two rows are equal. */
  id: ListKey
  sorts: Readonly<Record<Sort, readonly ListKey[]>>
  /** The default order, the newest first. */
  defaultSort: NoInfer<Sort>
}

export interface ListOrder {
  sort: string
  order: 'asc' | 'desc'
  /** The keys, including the id at the end. */
  keys: readonly ListKey[]
}

export function orderOf<Sort extends string>(
  { sorts, id, defaultSort }: ListShape<Sort>,
  query: { sort?: Sort | undefined; order?: 'asc' | 'desc' | undefined },
): ListOrder {
  const { sort = defaultSort, order = query.sort === undefined ? 'desc' : 'asc' } = query
  return { sort, order, keys: [...sorts[sort], id] }
}
