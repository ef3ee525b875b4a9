import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import type { ModuleEditor } from '../state/ModuleEditor.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { ValueDetail } from './ValueDetail.tsx'

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  inputs: [{ id: 'size', kind: 'number', label: { en: 'Size' } }],
  computed: [
    {
      id: 'advice',
      kind: 'choice',
      table: 'management',
      // Options without a name are shown expanded.
      options: [
        { id: 'fna', label: {} },
        { id: 'none', label: {} },
      ],
    },
    { id: 'urgent', kind: 'bool', expr: 'advice == "fna"' },
  ],
  tables: [
    {
      id: 'management',
      hit: 'FIRST',
      cols: [{ ref: 'size' }],
      outs: [{ id: 'advice', kind: 'choice' }],
      rows: [{ when: [{ range: ['2.5', null, '[]'] }], then: ['fna'] }],
      otherwise: ['none'],
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
  render(
    <ModuleEditorContext value={editor}>
      <ValueDetail index={0} />
    </ModuleEditorContext>,
  )
})
afterEach(cleanup)

const code = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Code' })[0] as HTMLInputElement
const now = () => editor.read().definition

async function type(text: string) {
  await userEvent.clear(code())
  await userEvent.type(code(), text)
}

it('renames a code in its table and in formulas, once the field is left', async () => {
  await type('biopsy')
  expect(now()).toBe(definition)
  await userEvent.tab()
  expect(now().computed[0]?.options?.map(({ id }) => id)).toEqual(['biopsy', 'none'])
  expect(now().tables[0]?.rows[0]?.then).toEqual(['biopsy'])
  expect(now().computed[1]?.expr).toBe('advice == "biopsy"')
  editor.undo()
  expect(now()).toEqual(definition)
})

it('accepts a code with Enter, and cancels with Escape', async () => {
  await type('cut{Escape}')
  expect(code().value).toBe('fna')
  await type('biopsy{Enter}')
  expect(now().tables[0]?.rows[0]?.then).toEqual(['biopsy'])
})

it('refuses a code that another value has', async () => {
  await type('none')
  expect(code().getAttribute('aria-invalid')).toBe('true')
  await userEvent.tab()
  expect(code().value).toBe('fna')
  expect(now()).toBe(definition)
})

it('stores an answer’s recommendation as data, and removes it again', async () => {
  const first = () => now().computed[0]?.options?.[0]?.followUp
  const [recommends] = screen.getAllByRole('checkbox', { name: /^Recommends a follow-up exam/u })
  await userEvent.click(recommends as HTMLElement)
  await userEvent.type(screen.getByRole('textbox', { name: 'Recommended exam' }), 'neck ultrasound')
  const earliest = screen.getByRole('spinbutton', { name: 'Earliest after' })
  await userEvent.clear(earliest)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'weeks')
  expect(first()).toEqual({ exam: { en: 'neck ultrasound' }, to: 6, unit: 'week' })
  await userEvent.click(recommends as HTMLElement)
  expect(first()).toBeUndefined()
})
