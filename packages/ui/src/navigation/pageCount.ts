import type { PageSize } from './PageSize.ts'

/** Returns the number of pages of a list. An empty list has one. */
export const pageCount = (total: number, pageSize: PageSize): number =>
  pageSize === 'all' ? 1 : Math.max(1, Math.ceil(total / pageSize))
