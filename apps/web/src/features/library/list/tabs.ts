import { type Major, SPECIALTIES } from '@pandok/domain'
import type { ListState } from '#shared/list/listState.ts'

export const TABS = ['plates', 'modules'] as const
export type LibraryTab = (typeof TABS)[number]

export const tabOf = (name: string): LibraryTab => TABS.find((tab) => tab === name) ?? 'plates'

/** An explicit value, because without one the list starts with the member's own specialty. */
export const EVERY_SPECIALTY = 'all'

/** Entries are sorted by name, because people look entries up rather than follow what is new. */
const beginning: ListState = {
  tab: 'plates',
  page: 1,
  pageSize: 50,
  search: '',
  sort: 'name',
  order: 'asc',
  filter: {},
}

/** The list starts with the member's specialty and modality; a search covers all of them. */
export function defaultListState(
  major: Major | undefined,
  modality: string | undefined,
  isSearching: boolean,
): ListState {
  const specialty = SPECIALTIES.find((one) => one === major)
  if (isSearching) return beginning
  return {
    ...beginning,
    filter: { ...(specialty !== undefined && { specialty }), ...(modality !== undefined && { modality }) },
  }
}
