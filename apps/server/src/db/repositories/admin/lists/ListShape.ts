import type { RawBuilder } from 'kysely'

export interface ListKey {
  by: RawBuilder<unknown>
  /** How it is written in a cursor: `time` as microseconds, which a Date would lose. */
  kind: 'time' | 'number' | 'text'
}

/** A table that can be millions long. Every order has an index of exactly its keys. */
export interface ListShape<Sort extends string> {
  table: RawBuilder<unknown>
  /** Ends every order, so that no two rows are alike. */
  id: ListKey
  sorts: Readonly<Record<Sort, readonly ListKey[]>>
  /** Taken where none is asked for, the newest first. */
  defaultSort: NoInfer<Sort>
}

export interface ListOrder {
  sort: string
  order: 'asc' | 'desc'
  /** The id at the end included. */
  keys: readonly ListKey[]
}

export function orderOf<Sort extends string>(
  { sorts, id, defaultSort }: ListShape<Sort>,
  query: { sort?: Sort | undefined; order?: 'asc' | 'desc' | undefined },
): ListOrder {
  const { sort = defaultSort, order = query.sort === undefined ? 'desc' : 'asc' } = query
  return { sort, order, keys: [...sorts[sort], id] }
}
