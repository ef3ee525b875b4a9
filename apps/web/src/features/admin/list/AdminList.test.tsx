import { EmptyState } from '@pandok/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ListFilter } from '#shared/list/ListFilter.tsx'
import type { ListState } from '#shared/list/listState.ts'
import { useListState } from '#shared/list/useListState.ts'
import { clearScreen, showScreen } from '#testkit/showScreen.tsx'
import type { AdminAnswer, AdminColumn, AdminListParam } from './AdminColumn.ts'
import { AdminList } from './AdminList.tsx'

interface Person {
  id: string
  name: string
  age: number
}

const columns: AdminColumn<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    csv: ({ name }) => name,
    sortable: true,
    isFixed: true,
  },
  { id: 'age', header: 'Age', cell: ({ age }) => age, csv: ({ age }) => age, align: 'end' },
  { id: 'id', header: 'Number', cell: ({ id }) => id, csv: ({ id }) => id, isOptional: true },
]

const beginning: ListState = {
  tab: '',
  page: 1,
  pageSize: 20,
  search: '',
  sort: 'name',
  order: 'asc',
  filter: {},
}

const people = (count: number, from = 0): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${from + index}`,
    name: `Person ${from + index}`,
    age: 20 + ((from + index) % 50),
  }))

let asked: AdminListParam[]
let answer: (param: AdminListParam, signal: AbortSignal) => Promise<AdminAnswer<Person>>

/** Serves numbered pages, and «all» in parts of ten. */
function serve(all: Person[], options: { total?: number; isCapped?: boolean } = {}) {
  answer = async ({ page, pageSize, after }) => {
    const size = pageSize === 'all' ? 10 : pageSize
    const start = pageSize === 'all' ? Number(after ?? 0) : (page - 1) * size
    const end = start + size
    return {
      items: all.slice(start, end),
      total: options.total ?? all.length,
      isCapped: options.isCapped ?? false,
      next: end < all.length ? String(end) : null,
      page,
      pageSize,
    }
  }
}

const opened = vi.fn()

function People({ isDialog = false }: { isDialog?: boolean }) {
  const list = useListState(beginning)
  return (
    <AdminList<Person>
      name="people"
      caption="People"
      searchLabel="Search people"
      columns={columns}
      rowId={({ id }) => id}
      {...(isDialog ? { onOpen: opened } : { rowHref: ({ id }: Person) => `/person?id=${id}` })}
      list={list}
      queryKey={['people']}
      ask={(param, signal) => {
        asked.push(param)
        return answer(param, signal)
      }}
      filters={
        <ListFilter
          label="Sex"
          value={list.filter['sex'] ?? ''}
          onChange={(value) => list.setFilter('sex', value)}
          options={[{ value: 'f', label: 'Women' }]}
        />
      }
      empty={<EmptyState title="Nobody is here" />}
    />
  )
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `, 'u') })

beforeEach(() => {
  asked = []
  opened.mockClear()
  serve(people(45))
})

afterEach(() => {
  clearScreen()
  vi.restoreAllMocks()
})

it('shows a page and numbers its rows within the whole list', async () => {
  await showScreen(People, { path: '/people?page=3' })
  const first = await row('Person 40')
  expect(first.getAttribute('aria-rowindex')).toBe('42')
  expect(screen.getByRole('table', { name: 'People' }).getAttribute('aria-rowcount')).toBe('46')
  expect(screen.getByText('41–45 of 45')).toBeTruthy()
  expect(asked).toEqual([{ page: 3, pageSize: 20, sort: 'name', order: 'asc' }])
})

it('keeps order, size, filter and search in the address', async () => {
  const { user, router } = await showScreen(People, { path: '/people' })
  await row('Person 0')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name&order=desc'))
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sex' }), 'f')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Items per page' }), '50')
  await user.keyboard('/')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search people' })),
  )
  await user.keyboard('kim')
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=kim&f.sex=f&sort=name&order=desc&size=50'),
  )
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'kim', pageSize: 50, order: 'desc' }))
})

it('moves between rows with the keyboard and opens one with Enter', async () => {
  const { user, router } = await showScreen(People, { path: '/people' })
  const first = await row('Person 0')
  first.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  await waitFor(async () => expect(document.activeElement).toBe(await row('Person 1')))
  await user.keyboard('{End}')
  await waitFor(async () => expect(document.activeElement).toBe(await row('Person 19')))
  await user.keyboard('{PageUp}')
  await waitFor(async () => expect(document.activeElement).toBe(await row('Person 18')))
  await user.keyboard('{Home}{PageDown}')
  await waitFor(async () => expect(document.activeElement).toBe(await row('Person 1')))
  const stops = [...document.querySelectorAll('tbody tr')].filter(
    (each) => (each as HTMLElement).tabIndex === 0,
  )
  expect(stops).toEqual([document.activeElement])
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/person?id=p1'),
  )
})

it('opens a row that has no page of its own in a dialog', async () => {
  const { user } = await showScreen(() => <People isDialog />, { path: '/people' })
  await user.click(await screen.findByRole('button', { name: 'Person 3' }))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(opened.mock.calls.map(([person]) => (person as Person).name)).toEqual(['Person 3', 'Person 4'])
})

it('remembers which columns were chosen', async () => {
  const { user, unmount } = await showScreen(People, { path: '/people' })
  await row('Person 0')
  expect(screen.queryByRole('columnheader', { name: 'Number' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull()
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Number' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Age' }))
  await user.keyboard('{Escape}')
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads()).toEqual(['Name', 'Number'])
  unmount()
  await showScreen(People, { path: '/people' })
  await row('Person 0')
  expect(heads()).toEqual(['Name', 'Number'])
})

it('renders only the visible rows of «all» and loads the next part on scrolling', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  serve(people(2000), { total: 2000 })
  const part = answer
  answer = (param, signal) =>
    part(param, signal).then((each) => {
      const start = Number(param.after ?? 0)
      return { ...each, items: people(500, start), next: start + 500 < 2000 ? String(start + 500) : null }
    })
  await showScreen(People, { path: '/people?size=all' })
  const first = await row('Person 0')
  expect(document.querySelectorAll('tbody tr[data-row]').length).toBeLessThan(60)
  expect(screen.getByText('500 of 2,000 loaded · scroll down for more')).toBeTruthy()
  expect(asked).toHaveLength(1)
  first.focus()
  const box = screen.getByRole('region', { name: 'People' })
  box.scrollTop = 17_000
  fireEvent.scroll(box)
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ pageSize: 'all', after: '500' }))
  await screen.findByText('1,000 of 2,000 loaded · scroll down for more')
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2001')
  // The focused row is still there, far above.
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect((await row('Person 480')).getAttribute('aria-rowindex')).toBe('482')
})

it('explains that counting stops at a limit', async () => {
  serve(people(200), { total: 100, isCapped: true })
  await showScreen(People, { path: '/people?q=p' })
  await row('Person 0')
  expect(screen.getByText('1–20 of more than 100')).toBeTruthy()
  expect(screen.getByText(/^More than 100 items match\./u)).toBeTruthy()
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1')
})

it('jumps to a page by number among fifty thousand', async () => {
  serve(people(20), { total: 1_000_000 })
  const { user, router } = await showScreen(People, { path: '/people' })
  await row('Person 0')
  await user.type(screen.getByRole('textbox', { name: 'Go to page (1–50,000)' }), '43210{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?page=43210'))
  await user.type(screen.getByRole('textbox', { name: 'Go to page (1–50,000)' }), '99999999{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?page=50000'))
})

it('distinguishes no results from an empty list, and clears the query', async () => {
  serve([])
  const { user, router } = await showScreen(People, { path: '/people?q=kim&f.sex=f' })
  await screen.findByText('Nothing matches')
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  await screen.findByText('Nobody is here')
  expect(router.state.location.search).toBe('')
})

it('offers another try when loading fails', async () => {
  const fine = answer
  answer = async () => {
    throw new Error('The server is tired.')
  }
  const { user } = await showScreen(People, { path: '/people' })
  await screen.findByText('The server is tired.')
  answer = fine
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await row('Person 0')
})

it('keeps the old rows dimmed until the new ones arrive', async () => {
  const fine = answer
  const { user } = await showScreen(People, { path: '/people' })
  await row('Person 0')
  let release = () => {}
  answer = async (param, signal) => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return fine(param, signal)
  }
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'People' }).getAttribute('aria-busy')).toBe('true'),
  )
  expect(await row('Person 0')).toBeTruthy()
  release()
  await row('Person 20')
})

it('exports all rows of the query to a file, part by part', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  serve([{ id: 'p', name: '=김"판독', age: -5 }, ...people(24)])
  const { user } = await showScreen(People, { path: '/people?q=p&page=2' })
  await row('Person 19')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await screen.findAllByText(/^25 rows saved as a CSV file./u)
  expect(asked.slice(1)).toEqual([
    { page: 1, pageSize: 'all', search: 'p', sort: 'name', order: 'asc' },
    { page: 1, pageSize: 'all', search: 'p', sort: 'name', order: 'asc', after: '10' },
    { page: 1, pageSize: 'all', search: 'p', sort: 'name', order: 'asc', after: '20' },
  ])
  const written = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]?.arrayBuffer())
  expect(written.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFName,Age,Number',
    `"'=김""판독",-5,p`,
    'Person 0,20,p0',
  ])
  expect(written.split('\r\n')).toHaveLength(27)
  const link = click.mock.contexts[0] as HTMLAnchorElement
  expect(link.download).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/u)
})

it('shows the progress of an export and cancels it on request', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  const { user } = await showScreen(People, { path: '/people' })
  await row('Person 0')
  const part = answer
  answer = (param, signal) =>
    param.after === '20'
      ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      : part(param, signal)
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Exporting…' }).getAttribute('aria-valuetext')).toBe(
      '20 of 45',
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(saved).not.toHaveBeenCalled()
  expect(screen.queryByText('The export failed')).toBeNull()
})
