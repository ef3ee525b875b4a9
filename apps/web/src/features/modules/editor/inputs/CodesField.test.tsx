import { emptyDefinition, type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import type { ModuleEditor } from '../state/ModuleEditor.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { InputDetail } from './InputDetail.tsx'

const definition: ModuleDefinition = {
  ...emptyDefinition(),
  inputs: [
    {
      id: 'lobe',
      kind: 'choice',
      label: { en: 'Lobe' },
      options: [{ id: 'right', label: { en: 'Right' } }],
      codes: [{ system: 'RADLEX', code: 'RID1326', display: 'lung', version: '4.1' }],
    },
  ],
  outputs: [{ id: 'o', section: 'findings', body: { en: [{ v: 'lobe' }] } }],
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
  await userEvent.click(screen.getByRole('button', { name: /^More settings/u }))
})
afterEach(cleanup)

const lobe = () => editor.read().definition.inputs[0] as ModuleDefinition['inputs'][number]
const codes = () => within(screen.getAllByRole('group', { name: 'Standard codes' }).at(-1) as HTMLElement)

it('adds a code to an input in the vocabulary of the last choice, and keeps properties that it does not show', async () => {
  await userEvent.click(codes().getByRole('button', { name: 'Add code' }))
  const [, code] = codes().getAllByRole('textbox', { name: 'Code' })
  const [, meaning] = codes().getAllByRole('textbox', { name: 'Meaning' })
  await userEvent.type(code as HTMLElement, ' RID1303')
  await userEvent.type(meaning as HTMLElement, 'right upper lobe')
  await userEvent.clear(codes().getAllByRole('textbox', { name: 'Meaning' })[0] as HTMLElement)
  expect(lobe().codes).toEqual([
    { system: 'RADLEX', code: 'RID1326', version: '4.1' },
    { system: 'RADLEX', code: 'RID1303', display: 'right upper lobe' },
  ])
  expect(readDefinition(editor.read().definition).ok).toBe(true)
})

it('removes the last code without leaving an empty list behind', async () => {
  await userEvent.click(codes().getByRole('button', { name: /RID1326/u }))
  expect('codes' in lobe()).toBe(false)
})

it('gives an answer its codes', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Details of “Right”' }))
  const own = within(screen.getAllByRole('group', { name: 'Standard codes' })[0] as HTMLElement)
  await userEvent.click(own.getByRole('button', { name: 'Add code' }))
  await userEvent.type(own.getByRole('textbox', { name: 'Code' }), '24028007')
  const input = lobe()
  expect(input.kind === 'choice' && input.options[0]?.codes).toEqual([{ system: 'SNOMED', code: '24028007' }])
})
