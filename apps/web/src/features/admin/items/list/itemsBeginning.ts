import type { ListState } from '#shared/list/listState.ts'

/** What was worked on last is first. */
export const itemsBeginning: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'updatedAt',
  order: 'desc',
  filter: {},
}
