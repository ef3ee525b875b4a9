import type { Cell, Exam } from '@pandok/domain'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { phraseCell } from '#shared/board/testkit/boardCells.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { showOnBoard } from '../testkit/showOnBoard.tsx'
import { ExamPage } from './ExamPage.tsx'

afterEach(clearScreen)

const exam: Exam = { regions: [{ id: 'discs', name: { en: 'Discs' } }] }
const bulge: Cell = phraseCell(0, 'Bulge', {
  blanks: [{ id: 'level', kind: 'level', label: { en: 'Level' }, range: ['L1', 'S1'] }],
  finding: { region: 'discs' },
})

it('a region becomes a table with columns that have names and an order, and stops being one', async () => {
  const { user, editor } = await showOnBoard(<ExamPage />, { plate: { exam, cells: [bulge] } })
  const rows = () => editor.read().plate.exam?.regions[0]?.rows
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'One line for each answer of' }), 'Level')
  await user.click(screen.getByRole('button', { name: 'Add a column' }))
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of column 1' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  await user.clear(first)
  await user.type(first, 'Disc')
  await user.click(screen.getByRole('button', { name: 'Add a column' }))
  const columns = rows()?.columns ?? []
  expect(rows()).toEqual({
    blank: 'level',
    columns,
    names: { [columns[0] ?? '']: { en: 'Disc' }, [columns[1] ?? '']: { en: 'New column' } },
  })
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of column 2' })),
  )
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(rows()?.columns).toEqual(columns.toReversed())
  await user.click(screen.getByRole('button', { name: 'Remove the column New column' }))
  expect(rows()).toEqual({
    blank: 'level',
    columns: [columns[0]],
    names: { [columns[0] ?? '']: { en: 'Disc' } },
  })
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'One line for each answer of' }),
    'Not split into lines',
  )
  expect(rows()).toBeUndefined()
})

it('a column without a name is named after the cells that write into it', async () => {
  const named: Exam = {
    regions: [{ id: 'discs', name: { en: 'Discs' }, rows: { blank: 'level', columns: ['disc'] } }],
  }
  const cell: Cell = { ...bulge, finding: { region: 'discs', column: 'disc' } }
  await showOnBoard(<ExamPage />, { plate: { exam: named, cells: [cell] } })
  expect(screen.getByRole('button', { name: 'Remove the column Column 1 (Bulge)' })).toBeTruthy()
  expect(screen.getByText('Cells of this column: Bulge')).toBeTruthy()
})

it('a region applies only with some cells, or not with others, and one undo restores it', async () => {
  const { user, editor } = await showOnBoard(<ExamPage />, {
    plate: { exam, cells: [bulge, phraseCell(1, 'Contrast')] },
  })
  await user.click(screen.getByRole('button', { name: 'More' }))
  const only = screen.getByRole('combobox', { name: /^Assessed only if/u })
  await user.selectOptions(only, 'Contrast')
  const not = screen.getByRole('combobox', { name: /^Not assessed if/u })
  await user.selectOptions(not, 'Bulge')
  expect(editor.read().plate.exam?.regions[0]).toMatchObject({ onlyWith: ['cell-1'], notWith: ['cell-0'] })
  await user.click(
    within(screen.getByRole('list', { name: /^Assessed only if/u })).getByRole('button', {
      name: 'Remove Contrast',
    }),
  )
  expect(editor.read().plate.exam?.regions[0]).not.toHaveProperty('onlyWith')
  editor.undo()
  expect(editor.read().plate.exam?.regions[0]).toMatchObject({ onlyWith: ['cell-1'] })
})
