import { emptyDefinition } from '@pandok/module-engine'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import { examine } from '../state/examine.ts'
import type { ModuleEditor } from '../state/ModuleEditor.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { GuidedExample } from './GuidedExample.tsx'

let editor: ModuleEditor
const onSave = vi.fn()
const onLeave = vi.fn()

const example = (isStored: boolean) => (
  <ModuleEditorContext value={editor}>
    <GuidedExample isStored={isStored} onSave={onSave} onLeave={onLeave} />
  </ModuleEditorContext>
)

beforeEach(async () => {
  await textStore.show('en')
  const head = { name: '', section: '', modality: '', type: '', note: '' }
  editor = createModuleEditor({ head, definition: emptyDefinition() }, { examine })
})

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const told = () => screen.getByRole('status').textContent

it('leads from an empty module to a saved one that writes a sentence, with one press per step', async () => {
  const { rerender } = render(example(false))
  for (const title of [
    'Ask for a size',
    'Add answers to choose from',
    'Let a table decide',
    'Write the sentence',
  ]) {
    expect(told()).toContain(title)
    await press('Do it for me')
  }
  act(() => void editor.examineNow())
  expect(told()).toContain('Step 5 of 6')
  await press('Do it for me')
  expect(told()).toContain('Save it')
  await press('Save')
  expect(onSave).toHaveBeenCalledOnce()
  expect(editor.read().head.name).toBe('Nodule example')
  rerender(example(true))
  expect(told()).toContain('Your module is complete')
})

it('shows what it built, undoes it, and keeps what was built when it is left', async () => {
  render(example(false))
  await press('Do it for me')
  expect(editor.read().selected).toEqual({ part: 'inputs', index: 0 })
  act(() => editor.undo())
  expect(told()).toContain('Ask for a size')
  act(() => editor.redo())
  await press('Exit the example')
  expect(onLeave).toHaveBeenCalledOnce()
  expect(editor.read().definition.inputs).toHaveLength(1)
})
