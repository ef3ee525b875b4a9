import { type ListState, NEWEST_FIRST } from '#shared/list/listState.ts'

/** Shared plates have an address of their own. */
export const TABS = {
  mine: '/program/plate',
  shared: '/program/plate/share',
  library: '/program/plate?tab=library',
} as const

export type PlateTab = keyof typeof TABS

export const defaultListState = (tab: PlateTab): ListState => BEGINNINGS[tab]

const beginning: ListState = { ...NEWEST_FIRST, tab: 'mine' }

// These are constants, so that their identity stays the same while the address is read.
const BEGINNINGS: Readonly<Record<PlateTab, ListState>> = {
  mine: beginning,
  shared: { ...beginning, tab: 'shared' },
  library: beginning,
}
