import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageSize } from './PageSize.ts'
import { Pagination, pageWindow } from './Pagination.tsx'

afterEach(cleanup)

const labels = {
  navigation: 'Pages',
  previous: 'previous',
  next: 'next',
  page: (page: number) => `page ${page}`,
  pageSize: 'per page',
  all: 'all',
  range: (from: number, to: number, total: number) => `${from}-${to} of ${total}`,
}

function show(page: number, pageSize: PageSize, total: number) {
  const onPage = vi.fn()
  const onPageSize = vi.fn()
  render(<Pagination {...{ page, pageSize, total, onPage, onPageSize, labels }} />)
  return { onPage, onPageSize }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('shows the range and leads to the neighboring pages', async () => {
  const { onPage } = show(2, 20, 45)
  expect(screen.getByRole('status').textContent).toBe('21-40 of 45')
  expect(button('page 2').getAttribute('aria-current')).toBe('page')
  await userEvent.click(button('previous'))
  await userEvent.click(button('next'))
  await userEvent.click(button('page 3'))
  expect(onPage.mock.calls).toEqual([[1], [3], [3]])
})

it('has no page before the first or after the last', () => {
  show(3, 20, 45)
  expect(screen.getByRole('status').textContent).toBe('41-45 of 45')
  expect(button('next').disabled).toBe(true)
  expect(button('previous').disabled).toBe(false)
})

it('stays in range if the list has become shorter', () => {
  show(9, 10, 15)
  expect(screen.getByRole('status').textContent).toBe('11-15 of 15')
})

it('shows an empty list as one empty page', () => {
  show(1, 10, 0)
  expect(screen.getByRole('status').textContent).toBe('0-0 of 0')
  expect(button('next').disabled).toBe(true)
})

it('offers 10, 20, 50, 100 or all', async () => {
  const { onPageSize } = show(1, 'all', 500)
  expect(screen.getByRole('status').textContent).toBe('1-500 of 500')
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'per page' })
  expect([...select.options].map((option) => option.value)).toEqual(['10', '20', '50', '100', 'all'])
  await userEvent.selectOptions(select, '50')
  await userEvent.selectOptions(select, 'all')
  expect(onPageSize.mock.calls[0]).toEqual([50])
})

describe('pageWindow', () => {
  it('shows first, last and the neighbors', () => {
    expect(pageWindow(1, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20])
    expect(pageWindow(10, 20)).toEqual([1, null, 9, 10, 11, null, 20])
    expect(pageWindow(17, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
    expect(pageWindow(20, 20)).toEqual([1, null, 16, 17, 18, 19, 20])
  })

  it('never omits the current page and never changes its width', () => {
    for (let pages = 8; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const shown = pageWindow(page, pages)
        const numbers = shown.filter((each) => each !== null)
        expect(shown).toHaveLength(7)
        expect(shown).toContain(page)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      }
    }
  })
})
