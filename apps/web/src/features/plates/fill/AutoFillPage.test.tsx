import type { AutoFill, Cell } from '@pandok/domain'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { phraseCell } from '#shared/board/testkit/boardCells.ts'
import { clearScreen } from '#testkit/showScreen.tsx'
import { noduleModule } from '../testkit/noduleModule.ts'
import { showOnBoard } from '../testkit/showOnBoard.tsx'
import { AutoFillPage } from './AutoFillPage.tsx'
import type { Fillable } from './fillPlaces.ts'
import { newRule, newSource } from './newRule.ts'

afterEach(clearScreen)

const nodule = (position: number, name: string): Cell =>
  phraseCell(position, name, {
    outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'nodule' }],
  })

const asking = (position: number, name: string, text: string): Cell =>
  phraseCell(position, name, {
    outputs: [{ id: 'p', kind: 'phrase', section: 'findings', text: { en: text } }],
  })

const rule = (cell: Cell, input: string, source: AutoFill['source']): AutoFill => ({
  id: `${cell.id} ${input}`,
  cell: cell.id,
  output: cell.outputs[0]?.id ?? '',
  input,
  source,
})

const modules = [noduleModule()]
const [first, second] = [nodule(0, 'Right'), nodule(1, 'Left')]
const plate = { cells: [first, second] }

it('explains what can be filled when nothing can', async () => {
  await showOnBoard(<AutoFillPage />, { plate: { cells: [phraseCell(0, 'Normal')] } })
  expect(screen.getByRole('heading', { name: 'Nothing to fill in yet' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add rule' })).toBeNull()
})

it('adds an empty rule and marks it as such; a chosen source then fits the input', async () => {
  const { user, editor } = await showOnBoard(<AutoFillPage />, { plate, modules })
  await user.click(screen.getByRole('button', { name: 'Add rule' }))
  expect(editor.read().plate.autoFill).toMatchObject([
    { cell: 'cell-0', output: 'm', input: 'size', source: { from: 'default', value: '' } },
  ])
  expect(screen.getAllByText(/No value has been set/u).length).toBeGreaterThan(0)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source of the value' }), 'measurement')
  expect(editor.read().plate.autoFill[0]?.source).toEqual({ from: 'measurement', what: 'length' })
  expect(screen.getByText('Measured: Length (the latest)')).toBeTruthy()
})

it('offers common DICOM attributes by name, and any other by its keyword', async () => {
  const { user, editor } = await showOnBoard(<AutoFillPage />, {
    plate: { cells: [asking(0, 'Info', 'Sex: {sex}.')] },
  })
  await user.click(screen.getByRole('button', { name: 'Add rule' }))
  expect(editor.read().plate.autoFill[0]?.source).toEqual({ from: 'default', value: '' })
  expect(screen.getAllByText(/No value has been set/u).length).toBeGreaterThan(0)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source of the value' }), 'dicom')
  const attribute = screen.getByRole('combobox', { name: 'DICOM attribute' })
  await user.clear(attribute)
  await user.type(attribute, 'Study date{Enter}')
  expect(editor.read().plate.autoFill[0]).toMatchObject({
    input: 'sex',
    source: { from: 'dicom', attribute: 'StudyDate' },
  })
  await user.clear(attribute)
  await user.type(attribute, 'PatientWeight{Enter}')
  expect(editor.read().plate.autoFill[0]?.source).toEqual({ from: 'dicom', attribute: 'PatientWeight' })
})

it('links to the same input of another cell, but never to itself', async () => {
  const { user, editor } = await showOnBoard(<AutoFillPage />, { plate, modules })
  await user.click(screen.getByRole('button', { name: 'Add rule' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source of the value' }), 'cell')
  expect(editor.read().plate.autoFill[0]?.source).toEqual({
    from: 'cell',
    cell: 'cell-1',
    output: 'm',
    input: 'size',
  })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Take it from: cell' }), 'cell-0')
  const inputs = within(screen.getByRole('combobox', { name: 'Take it from: input' })).getAllByRole('option')
  expect(inputs.map(({ textContent }) => textContent)).toEqual(['Margin', 'First seen'])
})

it('enters a fixed value with the field of the input', async () => {
  const { user, editor } = await showOnBoard(<AutoFillPage />, {
    plate: { ...plate, autoFill: [rule(first, 'margin', { from: 'clipboard' })] },
    modules,
  })
  await user.click(screen.getByRole('button', { name: /Margin/u, expanded: false }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Source of the value' }), 'default')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'irregular')
  expect(editor.read().plate.autoFill[0]?.source).toEqual({ from: 'default', value: 'irregular' })
  expect(screen.getByText('“irregular”')).toBeTruthy()
})

it('a fixed value can be limited to cells, such as the technique that it belongs to', async () => {
  const source = { from: 'default', value: 'irregular' } as const
  const { user, editor } = await showOnBoard(<AutoFillPage />, {
    plate: { ...plate, autoFill: [rule(first, 'margin', source)] },
    modules,
  })
  await user.click(screen.getByRole('button', { name: /Margin/u, expanded: false }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Only with these cells' }), 'Left')
  expect(editor.read().plate.autoFill[0]?.source).toEqual({ ...source, with: [second.id] })
  expect(screen.getByText('“irregular” (with Left)')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove Left' }))
  expect(editor.read().plate.autoFill[0]?.source).toEqual(source)
})

it.each([
  ['no such input', rule(first, 'volume', { from: 'clipboard' }), /no longer has this input/u],
  ['a date into a size', rule(first, 'size', { from: 'today' }), /may not fit/u],
  ['a volume', rule(first, 'size', { from: 'measurement', what: 'volume' }), /Nothing here can supply/u],
  ['a sex into a margin', rule(first, 'margin', { from: 'dicom', attribute: 'PatientSex' }), /may not fit/u],
  ['nothing set', rule(first, 'size', { from: 'default', value: '' }), /No value has been set/u],
  [
    'a source that is gone',
    rule(first, 'size', { from: 'cell', cell: 'cell-1', output: 'm', input: 'volume' }),
    /source of the value is gone/u,
  ],
  [
    'itself',
    rule(first, 'size', { from: 'cell', cell: 'cell-0', output: 'm', input: 'size' }),
    /from itself/u,
  ],
])('shows a rule that can’t work: %s', async (_, broken, sentence) => {
  await showOnBoard(<AutoFillPage />, { plate: { ...plate, autoFill: [broken] }, modules })
  expect(screen.getByText('1 rule needs attention.')).toBeTruthy()
  expect(screen.getByText(sentence)).toBeTruthy()
})

it('offers no measurement that nothing supplies, but keeps one that was chosen before', async () => {
  const { user } = await showOnBoard(<AutoFillPage />, {
    plate: { ...plate, autoFill: [rule(first, 'size', { from: 'measurement', what: 'volume' })] },
    modules,
  })
  await user.click(screen.getByRole('button', { name: /Size/u, expanded: false }))
  const what = screen.getByRole<HTMLSelectElement>('combobox', { name: 'What is measured' })
  const offered = () =>
    within(what)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value)
  expect(what.value).toBe('volume')
  await user.selectOptions(what, 'length')
  expect(offered()).toEqual(['length', 'area', 'density', 'angle'])
})

it('starts a rule for a volume empty, and a rule for a switch with a source that gives no answer', () => {
  const target: Fillable = {
    cell: 'c',
    output: 'm',
    moduleId: 'm',
    input: 'volume',
    label: 'Volume',
    kind: 'measure',
    definition: { id: 'volume', kind: 'measure', what: 'volume', unit: 'mL', label: { en: 'Volume' } },
  }
  expect(newRule(target, [target]).source).toEqual({ from: 'default', value: '' })
  const toggle: Fillable = { ...target, kind: 'bool', definition: undefined }
  expect(newRule(toggle, [toggle]).source).toEqual({ from: 'clipboard' })
  expect(newSource('measurement', target, [target])).toEqual({ from: 'measurement', what: 'length' })
})

it('shows rules of a module that no longer exists', async () => {
  await showOnBoard(<AutoFillPage />, {
    plate: { ...plate, autoFill: [rule(first, 'size', { from: 'clipboard' })] },
  })
  expect(screen.getByText(/no longer has this input/u)).toBeTruthy()
})

it('reorders and removes rules, which can be undone', async () => {
  const { user, editor } = await showOnBoard(<AutoFillPage />, {
    plate: {
      ...plate,
      autoFill: [rule(first, 'size', { from: 'clipboard' }), rule(second, 'size', { from: 'clipboard' })],
    },
    modules,
  })
  const [grip] = screen.getAllByRole('button', { name: /^Move/u })
  grip?.focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(editor.read().plate.autoFill.map(({ cell }) => cell)).toEqual(['cell-1', 'cell-0'])
  await user.click(screen.getByRole('button', { name: /^Remove the rule Right/u }))
  expect(editor.read().plate.autoFill.map(({ cell }) => cell)).toEqual(['cell-1'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(editor.read().plate.autoFill).toHaveLength(2)
})

it('links the inputs that several cells share, except the excluded ones', async () => {
  const { user, editor } = await showOnBoard(<AutoFillPage />, { plate, modules })
  await user.click(screen.getByRole('button', { name: 'Link equal inputs' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('3 rules will be created.')).toBeTruthy()
  await user.click(dialog.getByRole('checkbox', { name: 'Size' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: /cell in which it is entered/u }), 'cell-1')
  await user.click(dialog.getByRole('button', { name: 'Link' }))
  expect(editor.read().plate.autoFill).toMatchObject([
    { cell: 'cell-0', input: 'margin', source: { from: 'cell', cell: 'cell-1', input: 'margin' } },
    { cell: 'cell-0', input: 'seen', source: { from: 'cell', cell: 'cell-1', input: 'seen' } },
  ])
  await user.click(screen.getByRole('button', { name: 'Link equal inputs' }))
  expect(within(screen.getByRole('dialog')).getByText('1 rule will be created.')).toBeTruthy()
})

it('links fields of phrases that have the same name', async () => {
  const { user, editor } = await showOnBoard(<AutoFillPage />, {
    plate: { cells: [asking(0, 'A', 'Size {size}.'), asking(1, 'B', 'Again {size}, {other}.')] },
  })
  await user.click(screen.getByRole('button', { name: 'Link equal inputs' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Link' }))
  expect(editor.read().plate.autoFill).toMatchObject([
    {
      cell: 'cell-1',
      output: 'p',
      input: 'size',
      source: { from: 'cell', cell: 'cell-0', output: 'p', input: 'size' },
    },
  ])
})

it('offers only sources that the input can take', async () => {
  const { user } = await showOnBoard(<AutoFillPage />, {
    plate: { ...plate, autoFill: [rule(first, 'margin', { from: 'clipboard' })] },
    modules,
  })
  await user.click(screen.getByRole('button', { name: /Margin/u, expanded: false }))
  const offered = within(screen.getByRole('combobox', { name: 'Source of the value' }))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
  expect(offered).toEqual(['cell', 'dicom', 'default', 'clipboard'])
})
