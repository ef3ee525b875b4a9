import { ALL_MAX_ITEMS, type PageSize } from '@pandok/domain'

/** Returns the place of a page in the whole list. */
export function pageRange({ page, pageSize }: { page: number; pageSize: PageSize }) {
  const limit = pageSize === 'all' ? ALL_MAX_ITEMS : pageSize
  return { limit, offset: (page - 1) * limit }
}
