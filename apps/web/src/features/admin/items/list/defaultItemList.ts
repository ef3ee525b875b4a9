import type { ListState } from '#shared/list/listState.ts'

/** The item that was changed last comes first. */
export const defaultItemList: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'updatedAt',
  order: 'desc',
  filter: {},
}
