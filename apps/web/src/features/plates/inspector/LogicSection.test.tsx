import type { Cell } from '@pandok/domain'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { phraseCell } from '#shared/board/testkit/boardCells.ts'
import { type FakeServer, fakeServer } from '#testkit/fakeServer.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { noduleModule } from '../testkit/noduleModule.ts'
import { showOnBoard } from '../testkit/showOnBoard.tsx'
import { CellInspector } from './CellInspector.tsx'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
})

afterEach(() => {
  clearScreen()
  server.stop()
})

const mass = (more: Partial<Cell> = {}): Cell =>
  phraseCell(0, 'Mass', {
    blanks: [
      {
        id: 'margin',
        kind: 'choice',
        label: { en: 'Margin' },
        options: ['smooth', 'rough'].map((id) => ({ id, label: { en: id } })),
      },
      { id: 'width', kind: 'measure', unit: 'cm', label: { en: 'Width' } },
    ],
    ...more,
  })

async function show(cell = mass()) {
  const shown = await showOnBoard(<CellInspector />, {
    plate: { cells: [cell] },
    modules: [noduleModule()],
  })
  const title = screen.getByRole('button', { name: 'Values and checks' })
  if (title.getAttribute('aria-expanded') === 'false') await shown.user.click(title)
  return shown
}

it('a value is an answer by conditions', async () => {
  const { user, cellAt, editor } = await show()
  await user.click(screen.getByRole('button', { name: 'Add a value' }))
  const card = within(screen.getByRole('group', { name: 'New value' }))
  await user.selectOptions(card.getByRole('combobox', { name: 'Type' }), 'One of several answers')
  await user.click(card.getByRole('button', { name: 'Add answer' }))
  await user.click(card.getByRole('button', { name: 'Add answer' }))
  await user.click(card.getByRole('button', { name: 'Add a case' }))
  await user.click(card.getByRole('button', { name: 'Case 1: when · …' }))
  await user.click(card.getByRole('button', { name: 'Add a condition' }))
  await user.selectOptions(card.getByRole('combobox', { name: 'Value' }), 'rough')
  await user.selectOptions(card.getByRole('combobox', { name: 'Case 1: result' }), '2')
  await user.selectOptions(card.getByRole('combobox', { name: 'Otherwise' }), '1')
  expect(cellAt(0)?.values).toMatchObject([
    { id: 'value', kind: 'choice', formula: '(known(margin) && margin == "rough") ? "2" : ("1")' },
  ])
  expect(editor.read().faults).toEqual([])
})

it('a text has a condition, and a value of another kind drops the settings that it can’t have', async () => {
  const { user, cellAt } = await show()
  await user.click(screen.getByRole('button', { name: 'Add a value' }))
  const card = within(screen.getByRole('group', { name: 'New value' }))
  await user.type(card.getByRole('textbox', { name: 'Words' }), 'large')
  await user.selectOptions(card.getByRole('combobox', { name: 'Type' }), 'Number')
  expect(cellAt(0)?.values).toEqual([
    { id: 'value', label: { en: 'New value' }, kind: 'number', formula: '0' },
  ])
})

it('a check has a message, a condition and a level', async () => {
  const { user, cellAt, editor } = await show()
  await user.click(screen.getByRole('button', { name: 'Add a check' }))
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Look again.')
  await user.click(screen.getByRole('button', { name: 'Shown when · …' }))
  await user.click(screen.getByRole('button', { name: 'Add a condition' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'rough')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Prevents writing the cell')
  expect(cellAt(0)?.checks).toEqual([
    {
      id: 'check',
      level: 'block',
      when: '(known(margin) && margin == "rough")',
      message: { en: 'Look again.' },
    },
  ])
  expect(editor.read().faults).toEqual([])
})

it('a used module receives blanks in its own unit, and can be removed', async () => {
  const { user, cellAt, editor } = await show(mass({ uses: [{ moduleId: 'nodule', as: 'm', inputs: {} }] }))
  const module = noduleModule()
  const card = within(screen.getByRole('group', { name: module.name }))
  const selects = card.getAllByRole<HTMLSelectElement>('combobox')
  expect(selects.every(({ value }) => value === '')).toBe(true)
  const size = selects.find((select) => within(select).queryByRole('option', { name: 'Width' }))
  await user.selectOptions(size as HTMLElement, 'Width')
  const given = Object.values(cellAt(0)?.uses?.[0]?.inputs ?? {})
  expect(given).toHaveLength(1)
  expect(given[0]).toMatch(/^(?:width|convert\(width, "cm", "mm"\))$/u)
  expect(editor.read().faults).toEqual([])
  await user.click(card.getByRole('button', { name: /^Remove the module/u }))
  expect(cellAt(0)).not.toHaveProperty('uses')
})
