import { PAGE_SIZES } from '@pandok/domain'
import { z } from 'zod'
import type { Problem } from './problems.ts'

const PAGE_MAX = 1_000_000
const SEARCH_MAX_CHARACTERS = 100

const pageSize = z.union(PAGE_SIZES.map((size) => z.literal(size)))

/** What every list asks for; `sorts` are the columns that this one can be put in the order of. */
export const listParam = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  page: z.int().min(1).max(PAGE_MAX).default(1),
  pageSize: pageSize.default(20),
  /** Every word of it must occur somewhere. */
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX_CHARACTERS, { message: 'tooLong' satisfies Problem })
    .transform((text) => text.normalize('NFC'))
    .optional(),
  sort: z.enum(sorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
})

/** What every list answers. `total` counts what fits search and filter on all pages. */
export const listResult = <Item extends z.ZodType>(item: Item) => ({
  items: z.array(item),
  total: z.int().nonnegative(),
  page: z.int().positive(),
  pageSize,
})
