import type { ListState } from '#shared/list/listState.ts'

export const TABS = ['mine', 'shared', 'library'] as const
export type ModuleTab = (typeof TABS)[number]

export const tabOf = (name: string): ModuleTab => TABS.find((tab) => tab === name) ?? 'mine'

/** The module that was changed last comes first. */
export const defaultListState: ListState = {
  tab: 'mine',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'updatedAt',
  order: 'desc',
  filter: {},
}
