import type { ListState } from '#app/list/listState.ts'

export const TABS = ['plates', 'modules'] as const
export type LibraryTab = (typeof TABS)[number]

export const tabOf = (name: string): LibraryTab => TABS.find((tab) => tab === name) ?? 'plates'

/** By name: what is looked up has no newest. */
export const beginning: ListState = {
  tab: 'plates',
  page: 1,
  pageSize: 50,
  search: '',
  sort: 'name',
  order: 'asc',
  filter: {},
}
