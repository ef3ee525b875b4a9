import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import type { ModuleEditor } from '../state/ModuleEditor.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { TablesPanel } from './TablesPanel.tsx'

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  inputs: [
    { id: 'size', kind: 'number', unit: 'cm', min: '0', max: '15', label: { en: 'Size' } },
    {
      id: 'level',
      kind: 'choice',
      label: { en: 'Level' },
      options: ['TR3', 'TR4'].map((id) => ({ id, label: { en: id } })),
    },
  ],
  computed: [
    {
      id: 'rec',
      kind: 'choice',
      table: 'management',
      options: ['none', 'follow', 'fna'].map((id) => ({ id, label: { en: `Do ${id}` } })),
    },
  ],
  tables: [
    {
      id: 'management',
      hit: 'UNIQUE',
      cols: [{ ref: 'level' }, { ref: 'size' }],
      outs: [{ id: 'rec', kind: 'choice' }],
      rows: [
        { when: [{ in: ['TR3', 'TR4'] }, { range: [null, '1.5', '()'] }], then: ['none'] },
        { when: ['-', { range: ['2.5', null, '[)'] }], then: ['fna'] },
      ],
    },
  ],
}

let editor: ModuleEditor

beforeEach(async () => {
  await textStore.show('en')
  const head = { name: 'T', section: '', modality: '', type: '', note: '' }
  editor = createModuleEditor(
    { head, definition },
    { examine: () => ({ findings: [], compiled: undefined }) },
  )
  editor.select({ part: 'tables', index: 0 })
  render(
    <ModuleEditorContext value={editor}>
      <TablesPanel />
    </ModuleEditorContext>,
  )
})
afterEach(cleanup)

const table = () => editor.read().definition.tables[0] as ModuleDefinition['tables'][number]
const cell = (name: string) => screen.getByRole('gridcell', { name })

it('has one tab stop and arrow keys that move between cells', async () => {
  const grid = screen.getByRole('grid', { name: 'Table 1' })
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  cell('Level: TR3, TR4').focus()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(cell('Size: < 1.5 cm')))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(cell('Unnamed value 1: Do fna')))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Result column Unnamed value 1' }),
    ),
  )
})

it('accepts a typed range, and returns the focus to its cell', async () => {
  cell('Size: < 1.5 cm').focus()
  await userEvent.keyboard('1')
  const field = screen.getByRole('textbox', { name: 'Range' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.type(field, '.0-2{Enter}')
  expect(table().rows[0]?.when[1]).toEqual({ range: ['1.0', '2', '[]'] })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(cell('Size: 1.0–2 cm')))
})

it('selects answers as chips, including «none of»', async () => {
  cell('Level: any').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('checkbox', { name: 'TR4' }))
  expect(table().rows[1]?.when[0]).toEqual({ in: ['TR4'] })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'None of')
  expect(table().rows[1]?.when[0]).toEqual({ not: ['TR4'] })
})

it('describes a gap by the range of its missing row, closes it with one press, and counts the remaining unknown cases', async () => {
  expect(
    (await screen.findAllByText(/^Not covered: Level = TR\d, 1\.5 ≤ Size < 2\.5 cm$/u)).length,
  ).toBeGreaterThan(0)
  await userEvent.click(screen.getAllByRole('button', { name: 'Add a row for it' })[0] as Element)
  expect(table().rows[2]?.when[1]).toEqual({ range: ['1.5', '2.5', '[)'] })
  while (screen.queryAllByRole('button', { name: 'Add a row for it' }).length > 0)
    await userEvent.click(screen.getAllByRole('button', { name: 'Add a row for it' })[0] as Element)
  expect(await screen.findByText(/the result is “unknown” in some cases \(\d+ of \d+\)/u)).toBeTruthy()
  expect(screen.queryByText(/^No gaps, no overlaps:/u)).toBeNull()
})

it('marks rows that overlap', async () => {
  editor.change((now) => ({
    ...now,
    tables: [
      { ...table(), rows: [...table().rows, { when: ['-', { range: ['3', null, '[)'] }], then: ['fna'] }] },
    ],
  }))
  expect(await screen.findByText(/^Rows 2 and 3 overlap: /u)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Menu of row 3\. Overlaps with row 2/u })).toBeTruthy()
})

it('moves a row with Alt and an arrow, and clears a cell with Delete', async () => {
  cell('Size: ≥ 2.5 cm').focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(table().rows[0]?.when[1]).toEqual({ range: ['2.5', null, '[)'] })
  await waitFor(() => expect(document.activeElement).toBe(cell('Size: ≥ 2.5 cm')))
  await userEvent.keyboard('{Delete}')
  expect(table().rows[0]?.when[1]).toBe('-')
})

it('creates a table from one that was copied from a spreadsheet, with the inputs that it needs', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Paste a table' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Copied table' }))
  await userEvent.paste('Level\tEcho\tAdvice\nTR3\tdark\tfollow up\nTR4\t-\tbiopsy')
  expect(screen.getByText(/New inputs: Echo\./u)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Create the table' }))
  const { tables, inputs, computed } = editor.read().definition
  expect(tables[1]).toMatchObject({ cols: [{ ref: 'level' }, { ref: 'echo' }], label: { en: 'Advice' } })
  expect(inputs.at(-1)).toMatchObject({ kind: 'choice', label: { en: 'Echo' } })
  expect(computed.at(-1)).toMatchObject({ table: tables[1]?.id, label: { en: 'Advice' } })
})
