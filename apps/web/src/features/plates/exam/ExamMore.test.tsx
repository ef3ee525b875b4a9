import type { Cell, Exam } from '@pandok/domain'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { phraseCell } from '#shared/board/testkit/boardCells.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { showOnBoard } from '../testkit/showOnBoard.tsx'
import { ExamPage } from './ExamPage.tsx'

afterEach(clearScreen)

const exam: Exam = { regions: [{ id: 'r', name: { en: 'Breast' } }] }
const cells: Cell[] = [
  phraseCell(0, 'Mass', {
    blanks: [
      {
        id: 'category',
        kind: 'choice',
        label: { en: 'Category' },
        options: ['2', '4'].map((id) => ({ id, label: { en: id } })),
      },
      { id: 'side', kind: 'side', label: { en: 'Side' } },
      { id: 'width', kind: 'measure', unit: 'mm', label: { en: 'Width' } },
    ],
    finding: { region: 'r' },
  }),
  phraseCell(1, 'Cyst'),
]

async function show(first: Exam = exam) {
  const shown = await showOnBoard(<ExamPage />, { plate: { exam: first, cells } })
  if (first === exam)
    await shown.user.click(screen.getByRole('button', { name: 'Values, categories and forms' }))
  const now = () => shown.editor.read().plate.exam
  return { ...shown, now }
}

it('gathers the greatest value of some cells, and offers only numbers for it', async () => {
  const { user, now, editor } = await show()
  await user.click(screen.getByRole('button', { name: 'Add a gathered value' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'How' }), 'The largest value')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cells' }), 'Mass')
  const value = screen.getByRole('combobox', { name: 'Blank or value' })
  expect(
    within(value)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose', 'Width'])
  await user.selectOptions(value, 'Width')
  expect(now()?.gathers).toEqual([
    { id: 'gathered', label: { en: 'New value' }, what: 'max', cells: ['cell-0'], value: 'width' },
  ])
  await user.selectOptions(screen.getByRole('combobox', { name: 'How' }), 'Whether one of the cells was used')
  expect(now()?.gathers?.[0]).not.toHaveProperty('value')
  expect(editor.read().faults).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove the value New value' }))
  expect(now()).toEqual(exam)
})

it('classifies findings by the answers of a blank, with a line and advice for each category', async () => {
  const { user, now, editor } = await show()
  const value = screen.getByRole('combobox', { name: /^Blank or value that is the category/u })
  await user.selectOptions(value, 'Category')
  await user.click(screen.getByRole('button', { name: '4' }))
  await user.type(screen.getByRole('textbox', { name: '4: last line of the impression' }), 'BI-RADS 4.')
  await user.type(screen.getByRole('textbox', { name: '4: recommendation' }), 'Biopsy.')
  await user.click(screen.getByRole('checkbox', { name: '4: a follow-up exam is recommended' }))
  await user.type(screen.getByRole('textbox', { name: 'Recommended exam' }), 'MRI')
  await user.click(screen.getByRole('checkbox', { name: '4: a recommendation is given for each finding' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category without findings' }), '2')
  expect(now()?.assessment).toEqual({
    value: 'category',
    order: ['2', '4'],
    lines: { '4': { en: 'BI-RADS 4.' } },
    advice: { '4': { en: 'Biopsy.' } },
    followUps: { '4': { exam: { en: 'MRI' }, from: 6, to: 6, unit: 'month' } },
    actionable: ['4'],
    noFinding: '2',
  })
  await user.click(screen.getByRole('checkbox', { name: '4: a follow-up exam is recommended' }))
  expect(now()?.assessment).not.toHaveProperty('followUps')
  const [whole] = editor.read().plate.cells
  await user.selectOptions(
    screen.getByRole('combobox', { name: /^Cells that grade the whole exam/u }),
    whole?.id ?? '',
  )
  expect(now()?.assessment?.overall).toEqual([whole?.id])
  await user.selectOptions(value, 'No categories')
  expect(now()).toEqual(exam)
})

it('a form has fields with a text for each answer, once for each side', async () => {
  const { user, now } = await show()
  await user.click(screen.getByRole('button', { name: 'Add a form' }))
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  await user.click(screen.getByRole('button', { name: 'New field' }))
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Where it comes from' }),
    'Answers of the findings',
  )
  await user.type(screen.getByRole('textbox', { name: 'For 4' }), 'suspicious')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Once for each answer of' }), 'Side')
  await user.click(
    within(screen.getByRole('group', { name: 'Answers that mean all of them' })).getByRole('checkbox', {
      name: 'Both',
    }),
  )
  expect(screen.getByText('Placeholders for the fields: {field:R} {field:L}')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Text of the form' }), 'Right: ')
  expect(now()?.forms).toMatchObject([
    {
      name: { en: 'New form' },
      layout: { en: 'Right: ' },
      fields: [
        {
          id: 'field',
          source: { of: 'answers', blank: 'category' },
          words: { '4': { en: 'suspicious' } },
          per: { blank: 'side', keys: ['R', 'L'], all: ['B'] },
        },
      ],
    },
  ])
})

it('advice refers to its conclusions, and is removed when it is empty', async () => {
  const { user, now } = await show()
  const one = screen.getByRole('textbox', { name: 'Recommendation for one impression' })
  await user.type(one, 'For it')
  expect(now()?.advice).toEqual({ one: { en: 'For it' }, many: {} })
  await user.clear(one)
  expect(now()).toEqual(exam)
})

it('settings that an exam has are visible from the start', async () => {
  await show({ ...exam, values: [{ id: 'vol', kind: 'number', formula: '1 + 1' }] })
  expect(screen.getByRole('group', { name: 'vol' })).toBeTruthy()
})
