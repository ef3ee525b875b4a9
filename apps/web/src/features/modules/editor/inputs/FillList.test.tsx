import { emptyDefinition, type Fill, type ModuleDefinition } from '@pandok/module-engine'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { InputDetail } from './InputDetail.tsx'

afterEach(cleanup)

async function show(...fill: Fill[]) {
  const definition: ModuleDefinition = {
    ...emptyDefinition(),
    inputs: [{ id: 'size', kind: 'number', label: { en: 'Size' }, fill }],
    outputs: [{ id: 'o', section: 'findings', body: { en: [{ v: 'size' }] } }],
  }
  await textStore.show('en')
  const head = { name: 'T', section: '', modality: '', type: '', note: '' }
  const editor = createModuleEditor(
    { head, definition },
    { examine: () => ({ findings: [], compiled: undefined }) },
  )
  render(
    <ModuleEditorContext value={editor}>
      <InputDetail index={0} />
    </ModuleEditorContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^More settings/u }))
}

const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const offered = (name: string) =>
  within(field(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
const warning = () => screen.queryByText(/Nothing here can supply such a value/u)

it('offers only sources that can fill', async () => {
  await show({ from: 'measurement', what: 'length' })
  expect(offered('Source 1')).toEqual([
    'dicom',
    'measurement',
    'cell',
    'prior',
    'clipboard',
    'today',
    'const',
    'expr',
  ])
  expect(offered('What is measured?')).toEqual(['length', 'area', 'density', 'angle'])
  expect(warning()).toBeNull()
})

it('shows a volume where a module has it, and says that it fills nothing', async () => {
  const name = 'What is measured?'
  await show({ from: 'measurement', what: 'volume' })
  const before = field(name).value
  expect(offered(name)).toContain(before)
  expect(before).toBe('volume')
  expect(warning()).not.toBeNull()
  await userEvent.selectOptions(field('Source 1'), 'clipboard')
  expect(warning()).toBeNull()
})

it('fills from the prior examination with the same value, unless another is named', async () => {
  await show({ from: 'today' })
  await userEvent.selectOptions(field('Source 1'), 'prior')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the input there' }).value).toBe(
    'size',
  )
  expect(warning()).toBeNull()
})
