import type { Run } from '@pandok/board'
import { cellIn, type Locale } from '@pandok/domain'

/** A title such as «결절 2» is the second run of a cell. */
export function titleOf({ cell, ordinal }: Pick<Run, 'cell' | 'ordinal'>, locale: Locale): string {
  const { title } = cellIn(cell, locale)
  return ordinal > 1 ? `${title} ${ordinal}` : title
}
