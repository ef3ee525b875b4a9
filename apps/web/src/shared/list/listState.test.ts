import { describe, expect, it } from 'vitest'
import { type ListState, readListState, writeListState } from './listState.ts'

const beginning: ListState = {
  tab: 'mine',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'updatedAt',
  order: 'desc',
  filter: {},
}

describe('a list in the address', () => {
  it('is empty for the default state', () => {
    expect(writeListState(beginning, beginning).toString()).toBe('')
    expect(readListState(new URLSearchParams(), beginning)).toEqual(beginning)
  })

  it('is restored unchanged', () => {
    const left: ListState = {
      tab: 'shared',
      page: 3,
      pageSize: 'all',
      search: '갑상선 & 결절',
      sort: 'name',
      order: 'asc',
      filter: { modality: 'US', section: 'head neck' },
    }
    const address = writeListState(left, beginning).toString()
    expect(readListState(new URLSearchParams(address), beginning)).toEqual(left)
  })

  it.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'size=7', 'order=up'])(
    'ignores the invalid value «%s»',
    (address) => {
      expect(readListState(new URLSearchParams(address), beginning)).toEqual(beginning)
    },
  )
})
