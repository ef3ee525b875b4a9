import { type Major, SPECIALTIES } from '@pandok/domain'
import type { ListState } from '#shared/list/listState.ts'

export const TABS = ['plates', 'modules'] as const
export type LibraryTab = (typeof TABS)[number]

export const tabOf = (name: string): LibraryTab => TABS.find((tab) => tab === name) ?? 'plates'

/** Every specialty, said outright where the list begins with the member's own. */
export const EVERY_SPECIALTY = 'all'

/** By name: what is looked up has no newest. */
const beginning: ListState = {
  tab: 'plates',
  page: 1,
  pageSize: 50,
  search: '',
  sort: 'name',
  order: 'asc',
  filter: {},
}

/** A member begins with the own specialty and modality; whoever searches looks through all of them. */
export function beginningOf(
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
