import { emptyDefinition, type ModuleDefinition } from '@pandok/module-engine'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
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
      <InputDetail index={0} />
    </ModuleEditorContext>,
  )
})
afterEach(cleanup)

it('asks for the reason where a value needs no confirming, and forgets it where it does', async () => {
  const user = userEvent.setup()
  const input = () => editor.read().definition.inputs[0]
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
