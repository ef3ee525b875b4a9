import type { ListState } from '#shared/list/listState.ts'

export const TABS = ['mine', 'shared', 'library'] as const
export type ModuleTab = (typeof TABS)[number]

export const tabOf = (name: string): ModuleTab => TABS.find((tab) => tab === name) ?? 'mine'

/** How a list of modules begins: what was worked on last is first. */
export const beginningOf: ListState = {
  tab: 'mine',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'updatedAt',
  order: 'desc',
  filter: {},
}
