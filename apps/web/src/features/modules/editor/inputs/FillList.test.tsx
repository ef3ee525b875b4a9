import { emptyDefinition, type Fill, type Input, type ModuleDefinition } from '@pandok/module-engine'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { InputDetail } from './InputDetail.tsx'

afterEach(cleanup)

const show = (...fill: Fill[]) => showInput({ id: 'diameter', kind: 'number', label: { en: 'Size' }, fill })

async function showInput(input: Input) {
  const definition: ModuleDefinition = {
    ...emptyDefinition(),
    inputs: [input],
    outputs: [{ id: 'o', section: 'findings', body: { en: [{ v: input.id }] } }],
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
  return () => editor.read().definition.inputs[0]?.fill
}

const field = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const offered = (name: string) =>
  within(field(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
const warning = () => screen.queryByText(/Nothing here can supply such a value/u)

it('offers only sources that can prefill', async () => {
  await show({ from: 'measurement', what: 'length' })
  expect(offered('Source 1')).toEqual(['dicom', 'measurement', 'cell', 'prior', 'clipboard', 'const', 'expr'])
  expect(offered('What is measured?')).toEqual(['length', 'area', 'density', 'angle'])
  expect(warning()).toBeNull()
})

it('shows a volume if the module has one, and says that it fills nothing', async () => {
  const name = 'What is measured?'
  await show({ from: 'measurement', what: 'volume' })
  const before = field(name).value
  expect(offered(name)).toContain(before)
  expect(before).toBe('volume')
  expect(warning()).not.toBeNull()
  await userEvent.selectOptions(field('Source 1'), 'clipboard')
  expect(warning()).toBeNull()
})

it('prefills from the prior examination with the same value, unless another one is chosen', async () => {
  await show({ from: 'today' })
  await userEvent.selectOptions(field('Source 1'), 'prior')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the input there' }).value).toBe(
    'diameter',
  )
  expect(warning()).toBeNull()
})

it.each<readonly [Input['kind'], string[]]>([
  ['date', ['dicom', 'cell', 'prior', 'clipboard', 'today', 'const', 'expr']],
  ['text', ['dicom', 'measurement', 'cell', 'prior', 'clipboard', 'today', 'const', 'expr']],
])('offers what fits a %s', async (kind, sources) => {
  await showInput({ id: 'it', kind, label: { en: 'It' } } as Input)
  await userEvent.click(screen.getByRole('button', { name: 'Add a source' }))
  expect(offered('Source 1')).toEqual(['', ...sources])
})

it('starts empty: nothing is stored before a source is chosen, and the row can be removed again', async () => {
  const stored = await showInput({ id: 'seen_on', kind: 'date', label: { en: 'Seen on' } })
  await userEvent.click(screen.getByRole('button', { name: 'Add a source' }))
  expect(field('Source 1').value).toBe('')
  expect(stored()).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Remove source 1' }))
  expect(screen.queryByRole('combobox', { name: 'Source 1' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Add a source' }))
  await userEvent.selectOptions(field('Source 1'), 'dicom')
  expect(stored()).toEqual([{ from: 'dicom', attribute: 'StudyDate' }])
})
