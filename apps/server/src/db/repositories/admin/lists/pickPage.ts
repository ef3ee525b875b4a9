import { ALL_CHUNK, type PageSize } from '@pandok/domain'
import type { ListOrder } from './ListShape.ts'
import { type CursorKeys, readCursor, writeCursor } from './listCursor.ts'
import type { KeyRow } from './listSql.ts'
import { keysOf } from './listSql.ts'

/** The requested window: a page by its number, or what follows a cursor. */
export interface ListWindow {
  size: number
  offset: number
  cursor: CursorKeys | null
}

export interface FoundPage {
  ids: string[]
  total: number
  isCapped: boolean
  next: string | null
}

export function windowOf(
  { page, pageSize, after }: { page: number; pageSize: PageSize; after?: string | undefined },
  order: ListOrder,
): ListWindow | null {
  const size = pageSize === 'all' ? ALL_CHUNK : pageSize
  if (after === undefined) return { size, offset: (page - 1) * size, cursor: null }
  const cursor = readCursor(after, order)
  return cursor && { size, offset: 0, cursor }
}

/** Takes a page from sorted rows, of which there is one more than requested if there are further ones. */
export function pickPage(
  rows: readonly KeyRow[],
  size: number,
  order: ListOrder,
  count: Pick<FoundPage, 'total' | 'isCapped'>,
): FoundPage {
  const kept = rows.slice(0, size).map(keysOf)
  const last = kept.at(-1)
  return {
    ids: kept.map((keys) => String(keys.at(-1))),
    ...count,
    next: rows.length > size && last ? writeCursor(order, last) : null,
  }
}
