import { type ListState, NEWEST_FIRST } from '#shared/list/listState.ts'

export const TABS = ['mine', 'shared', 'library'] as const
export type ModuleTab = (typeof TABS)[number]

export const tabOf = (name: string): ModuleTab => TABS.find((tab) => tab === name) ?? 'mine'

export const defaultListState: ListState = { ...NEWEST_FIRST, tab: 'mine' }
