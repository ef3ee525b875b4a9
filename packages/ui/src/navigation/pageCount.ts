import type { PageSize } from './PageSize.ts'

/** How many pages a list has. An empty one has its first. */
export const pageCount = (total: number, pageSize: PageSize): number =>
  pageSize === 'all' ? 1 : Math.max(1, Math.ceil(total / pageSize))
