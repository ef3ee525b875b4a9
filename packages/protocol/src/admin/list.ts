import { z } from 'zod'
import { opaque } from '../fields.ts'
import { listParam, listResult } from '../list.ts'

/**
 * The query of lists that may have millions of rows: «all» is answered in parts, each of which gives the
 * start of the next one.
 */
export const adminListParam = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  ...listParam(sorts),
  after: opaque.optional(),
})

export const adminListResult = <Item extends z.ZodType>(item: Item) => ({
  ...listResult(item),
  /** True if there are more than `total`. */
  isCapped: z.boolean(),
  /** The start of the next part, or null at the end. */
  next: z.string().nullable(),
})
