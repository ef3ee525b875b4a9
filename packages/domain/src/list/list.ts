export const PAGE_SIZES = [10, 20, 50, 100, 'all'] as const

export type PageSize = (typeof PAGE_SIZES)[number]

/** The most that «all» puts on one page. Whoever has more turns the page, here too. */
export const ALL_MAX_ITEMS = 5000

/** How a list is asked for, whatever it lists. */
export interface ListQuery<Sort extends string> {
  page: number
  pageSize: PageSize
  search?: string | undefined
  sort?: Sort | undefined
  order?: 'asc' | 'desc' | undefined
}

export interface ListPage<Item> {
  items: Item[]
  /** On all pages. */
  total: number
}
