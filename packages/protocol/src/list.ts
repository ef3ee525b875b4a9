import { PAGE_SIZES } from '@pandok/domain'
import { z } from 'zod'
import type { Problem } from './problems.ts'

const PAGE_MAX = 1_000_000
const SEARCH_MAX_CHARACTERS = 100

const pageSize = z.union(PAGE_SIZES.map((size) => z.literal(size)))

/** The query of every list; `sorts` are the columns by which this list can be sorted. */
export const listParam = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  page: z.int().min(1).max(PAGE_MAX).default(1),
  pageSize: pageSize.default(20),
  /** Every word must occur somewhere in an item. */
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX_CHARACTERS, { message: 'tooLong' satisfies Problem })
    .transform((text) => text.normalize('NFC'))
    .optional(),
  sort: z.enum(sorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
})

/** The answer of every list. `total` counts the matches of search and filter on all pages. */
export const listResult = <Item extends z.ZodType>(item: Item) => ({
  items: z.array(item),
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageSize,
})
