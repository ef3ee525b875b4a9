import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { phraseCell } from '#shared/board/testkit/boardCells.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { showOnBoard } from '../testkit/showOnBoard.tsx'
import { ExamPage } from './ExamPage.tsx'

afterEach(clearScreen)

it('regions are created, named in five languages and reordered by keyboard', async () => {
  const { user, editor } = await showOnBoard(<ExamPage />)
  const regions = () => editor.read().plate.exam?.regions.map(({ name, normal }) => ({ name, normal }))
  await user.click(screen.getByRole('button', { name: 'Add region' }))
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
  await waitFor(() => expect(document.activeElement).toBe(name))
  await user.clear(name)
  expect(screen.getByText('Enter the name of the region.')).toBeTruthy()
  await user.type(name, 'Lobes')
  await user.type(screen.getByRole('textbox', { name: 'Normal sentence' }), 'No nodule.')
  const card = within(screen.getByRole('group', { name: 'Lobes' }))
  const [others] = card.getAllByRole('button', { name: 'Other languages' })
  await user.click(others as HTMLElement)
  await user.type(card.getByRole('textbox', { name: 'Name (Korean)' }), '양엽')
  await user.click(screen.getByRole('button', { name: 'Add region' }))
  expect(regions()).toEqual([
    { name: { en: 'Lobes', ko: '양엽' }, normal: { en: 'No nodule.' } },
    { name: { en: 'New region' }, normal: undefined },
  ])
  await waitFor(() =>
    expect(document.activeElement).toBe(
      within(screen.getByRole('group', { name: 'New region' })).getByRole('textbox', { name: 'Name' }),
    ),
  )
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(regions()?.map((region) => region.name.en)).toEqual(['New region', 'Lobes'])
  await user.click(screen.getByRole('button', { name: 'Remove the region New region' }))
  expect(regions()).toHaveLength(1)
})

it('conclusions and blanks of the exam are stored, and an empty exam is removed', async () => {
  const exam = { regions: [{ id: 'r', name: { en: 'Lobes' } }] }
  const cells = [phraseCell(0, 'Nodule', { finding: { region: 'r' } })]
  const { user, editor } = await showOnBoard(<ExamPage />, { plate: { exam, cells } })
  await user.type(screen.getByRole('textbox', { name: 'Normal impression' }), 'Normal.')
  await user.click(screen.getByRole('button', { name: 'Add blank' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Date')
  expect(editor.read().plate.exam).toMatchObject({
    normalConclusion: { en: 'Normal.' },
    blanks: [{ id: 'blank', kind: 'date', label: { en: 'New blank' } }],
  })
  await user.click(screen.getByRole('button', { name: 'Remove the blank New blank' }))
  await user.clear(screen.getByRole('textbox', { name: 'Normal impression' }))
  await user.click(screen.getByRole('button', { name: 'Remove the region Lobes' }))
  expect(editor.read().plate).not.toHaveProperty('exam')
  expect(editor.read().plate.cells[0]).not.toHaveProperty('finding')
})
