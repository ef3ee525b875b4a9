import type { PageSize } from '@pandok/ui'

export interface ListState {
  tab: string
  page: number
  pageSize: PageSize
  search: string
  sort: string
  order: 'asc' | 'desc'
  filter: Readonly<Record<string, string>>
}

/** The default of most lists: what was changed last comes first. */
export const NEWEST_FIRST: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'updatedAt',
  order: 'desc',
  filter: {},
}

const SIZES: readonly PageSize[] = [10, 20, 50, 100, 'all']
const FILTER_PREFIX = 'f.'

/** Parses the state from an address; invalid values become the list's default. */
export function readListState(params: URLSearchParams, fallback: ListState): ListState {
  const page = Number(params.get('page'))
  const filter = { ...fallback.filter }
  for (const [name, value] of params) {
    if (name.startsWith(FILTER_PREFIX)) filter[name.slice(FILTER_PREFIX.length)] = value
  }
  return {
    tab: params.get('tab') ?? fallback.tab,
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    pageSize: SIZES.find((size) => String(size) === params.get('size')) ?? fallback.pageSize,
    search: params.get('q') ?? '',
    sort: params.get('sort') ?? fallback.sort,
    order: params.get('order') === 'asc' ? 'asc' : params.get('order') === 'desc' ? 'desc' : fallback.order,
    filter,
  }
}

/** Writes only differences from the default, so that a plain list has a plain address. */
export function writeListState(state: ListState, fallback: ListState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.tab !== fallback.tab) params.set('tab', state.tab)
  if (state.search.trim() !== '') params.set('q', state.search)
  for (const [name, value] of Object.entries(state.filter)) {
    if (value !== '' && value !== fallback.filter[name]) params.set(`${FILTER_PREFIX}${name}`, value)
  }
  if (state.sort !== fallback.sort || state.order !== fallback.order) {
    params.set('sort', state.sort)
    params.set('order', state.order)
  }
  if (state.pageSize !== fallback.pageSize) params.set('size', String(state.pageSize))
  if (state.page > 1) params.set('page', String(state.page))
  return params
}
