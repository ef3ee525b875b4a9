export const PAGE_SIZES = [10, 20, 50, 100, 'all'] as const

export type PageSize = (typeof PAGE_SIZES)[number]

/** One page has at most this many items of «all»; the rest is on further pages. */
export const ALL_MAX_ITEMS = 5000

/** The query of any list. */
export interface ListQuery<Sort extends string> {
  page: number
  pageSize: PageSize
  search?: string | undefined
  sort?: Sort | undefined
  order?: 'asc' | 'desc' | undefined
}

export interface ListPage<Item> {
  items: Item[]
  total: number
}
