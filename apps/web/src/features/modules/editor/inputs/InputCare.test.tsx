import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import type { ModuleEditor } from '../state/ModuleEditor.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { InputDetail } from './InputDetail.tsx'

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  inputs: [{ id: 'unit', kind: 'text', label: { en: 'Unit' }, default: 'mm', help: { en: 'x' } }],
  outputs: [{ id: 'o', section: 'findings', body: { en: [{ v: 'unit' }] } }],
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
      <div data-inside="inputs/0">
        <InputDetail index={0} />
      </div>
    </ModuleEditorContext>,
  )
})
afterEach(cleanup)

it('asks why a value needs no confirmation, and forgets the reason when it needs one', async () => {
  const user = userEvent.setup()
  const input = () => editor.read().definition.inputs[0]
  await user.click(screen.getByRole('button', { name: /^More settings/u }))
  const choice = screen.getByRole('combobox', { name: /^Prefilled values/u })
  expect(screen.queryByRole('textbox', { name: /^Why no confirmation is needed/u })).toBeNull()
  await user.selectOptions(choice, 'notNeeded')
  await user.type(screen.getByRole('textbox', { name: /^Why no confirmation is needed/u }), 'A unit.')
  expect(input()).toMatchObject({ confirm: 'notNeeded', confirmReason: { en: 'A unit.' } })
  await user.selectOptions(choice, 'needed')
  expect(input()).toMatchObject({ confirm: 'needed' })
  expect(input()).not.toHaveProperty('confirmReason')
  await user.selectOptions(choice, 'auto')
  expect(input()).not.toHaveProperty('confirm')
})

it('collapses what is rarely needed and names the settings in use', () => {
  expect(screen.getByRole('button', { name: /^More settings/u }).textContent).toBe(
    'More settingsDefault · Help text',
  )
  expect(screen.queryByRole('textbox', { name: 'Default' })).toBeNull()
})

it('expands the collapsed part when a finding links to a field in it', async () => {
  focusPath(['inputs', 0, 'default'])
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Default' })))
  expect(screen.getByRole('button', { name: 'Advanced' }).getAttribute('aria-expanded')).toBe('false')
})
