import type { ListState } from '#shared/list/listState.ts'

/** Shared plates have an address of their own. */
export const TABS = {
  mine: '/program/plate',
  shared: '/program/plate/share',
  library: '/program/plate?tab=library',
} as const

export type PlateTab = keyof typeof TABS

/** The plate that was changed last comes first. */
export const defaultListState = (tab: PlateTab): ListState => BEGINNINGS[tab]

const beginning: ListState = {
  tab: 'mine',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'updatedAt',
  order: 'desc',
  filter: {},
}

// Constants, so that their identity stays the same while the address is read.
const BEGINNINGS: Readonly<Record<PlateTab, ListState>> = {
  mine: beginning,
  shared: { ...beginning, tab: 'shared' },
  library: beginning,
}
