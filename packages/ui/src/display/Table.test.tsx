import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { initialOf } from './Avatar.tsx'
import { Table } from './Table.tsx'
import type { TableColumn, TableSort } from './TableHeaderCell.tsx'

afterEach(cleanup)

interface Plate {
  id: string
  name: string
  cells: number
}

const plates: readonly Plate[] = [
  { id: 'a', name: 'Chest CT', cells: 48 },
  { id: 'b', name: 'Brain MR', cells: 36 },
]

const columns: readonly TableColumn<Plate>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: (row) => row.name },
  { id: 'cells', header: 'Cells', sortable: true, cell: (row) => row.cells },
  { id: 'note', header: 'Note', cell: () => '–' },
]

const base = { caption: 'Plates', columns, rowId: (row: Plate) => row.id }

it('sorts by its headers and announces the order', async () => {
  const sorts = vi.fn()
  function Sample() {
    const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
    return (
      <Table
        {...base}
        rows={plates}
        sort={sort}
        onSort={(next) => {
          sorts(next)
          setSort(next)
        }}
      />
    )
  }
  render(<Sample />)
  const state = () => screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-sort'))
  expect(state()).toEqual(['ascending', 'none', null])
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(state()).toEqual(['descending', 'none', null])
  await userEvent.click(screen.getByRole('button', { name: 'Cells' }))
  expect(state()).toEqual(['none', 'ascending', null])
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull()
  expect(sorts).toHaveBeenCalledTimes(2)
})

it('selects single rows and all of them', async () => {
  const seen: string[][] = []
  function Sample() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
    return (
      <Table
        {...base}
        rows={plates}
        selection={{
          selected,
          allLabel: 'select all',
          rowLabel: (row) => `select ${row.name}`,
          onChange: (next) => {
            seen.push([...next])
            setSelected(next)
          },
        }}
      />
    )
  }
  render(<Sample />)
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'select all' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'select Brain MR' }))
  expect(all.indeterminate).toBe(true)
  await userEvent.click(all)
  expect(all.checked).toBe(true)
  await userEvent.click(all)
  expect(seen).toEqual([['b'], ['b', 'a'], []])
})

it('keeps the selection of rows on other pages', async () => {
  const seen: string[][] = []
  const change = (next: ReadonlySet<string>) => void seen.push([...next])
  const selection = {
    selected: new Set(['z']),
    allLabel: 'all',
    rowLabel: (row: Plate) => row.name,
    onChange: change,
  }
  render(<Table {...base} rows={plates} selection={selection} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'all' }))
  expect(seen).toEqual([['z', 'a', 'b']])
})

it('shows placeholders for rows that are still loading and announces it', () => {
  const { rerender } = render(<Table {...base} rows={undefined} skeletonRows={3} empty="none yet" />)
  const region = screen.getByRole('region', { name: 'Plates' })
  expect(region.getAttribute('aria-busy')).toBe('true')
  expect(within(region).getAllByRole('row')).toHaveLength(4)
  expect(screen.queryByText('none yet')).toBeNull()
  rerender(<Table {...base} rows={[]} empty="none yet" />)
  expect(region.getAttribute('aria-busy')).toBe('false')
  expect(screen.getByText('none yet')).toBeDefined()
})

it('offers no sorting if there is nothing to sort', () => {
  const sorted = {
    ...base,
    sort: { column: 'name', direction: 'ascending' as const },
    onSort: () => undefined,
  }
  const { rerender } = render(<Table {...sorted} rows={plates} />)
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0)
  rerender(<Table {...sorted} rows={[]} empty="none yet" />)
  expect(screen.queryAllByRole('button')).toEqual([])
})

it('can be reached and scrolled by the keyboard', async () => {
  render(<Table {...base} rows={plates} />)
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Plates' })))
})

it('takes the first letter of a name as a person sees it', () => {
  expect(initialOf(' kim')).toBe('K')
  expect(initialOf('김영희')).toBe('김')
  expect(initialOf('김영희'.normalize('NFD'))).toBe('김')
  expect(initialOf('👩🏽‍⚕️ doctor')).toBe('👩🏽‍⚕️')
  expect(initialOf('')).toBe('?')
})
