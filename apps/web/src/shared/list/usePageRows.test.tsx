import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import type { ListState } from './listState.ts'
import { useListState } from './useListState.ts'
import { usePageRows } from './usePageRows.ts'

const beginning: ListState = {
  tab: '',
  page: 1,
  pageSize: 10,
  search: '',
  sort: 'name',
  order: 'asc',
  filter: {},
}

/** Answers like a server with `total` rows; the button shows the answer to an earlier request. */
function listOf(total: number) {
  const shown: string[] = []
  function List() {
    const list = useListState(beginning)
    const [isOld, setOld] = useState(false)
    const size = list.pageSize === 'all' ? total : list.pageSize
    const all = Array.from({ length: total }, (_, index) => `row ${index + 1}`)
    const items = isOld ? [] : all.slice((list.page - 1) * size, list.page * size)
    const rows = usePageRows(list, { data: { items, total: isOld ? 1 : total }, isPlaceholderData: isOld })
    shown.push(rows ? rows.join(', ') : '…')
    return (
      <>
        <p>{rows ? rows.join(', ') || 'nothing' : 'on their way'}</p>
        <button type="button" onClick={() => setOld(!isOld)}>
          turn
        </button>
      </>
    )
  }
  return { List, shown }
}

afterEach(clearScreen)

it('shows the last page instead of one beyond it, and never reports an empty list meanwhile', async () => {
  const { List, shown } = listOf(12)
  const { router } = await showScreen(List, { path: '/here?q=x&page=9' })
  expect(await screen.findByText('row 11, row 12')).toBeTruthy()
  expect(router.state.location.search).toBe('?q=x&page=2')
  expect(shown).not.toContain('')
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/before'))
})

it('keeps the address for an empty list and for pages with rows', async () => {
  const { List } = listOf(0)
  const { router, unmount } = await showScreen(List, { path: '/here?page=3' })
  expect(screen.getByText('nothing')).toBeTruthy()
  expect(router.state.location.search).toBe('?page=3')
  unmount()
  const full = await showScreen(listOf(20).List, { path: '/here?page=2' })
  expect(screen.getByText(/row 20/u)).toBeTruthy()
  expect(full.router.state.location.search).toBe('?page=2')
})

it('ignores an answer to an earlier request', async () => {
  const { List } = listOf(30)
  const { router, user } = await showScreen(List, { path: '/here?page=3' })
  await user.click(screen.getByRole('button', { name: 'turn' }))
  expect(screen.getByText('on their way')).toBeTruthy()
  expect(router.state.location.search).toBe('?page=3')
})
