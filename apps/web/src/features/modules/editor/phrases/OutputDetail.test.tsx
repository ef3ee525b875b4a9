import { emptyDefinition } from '@pandok/module-engine'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { createModuleEditor } from '../state/createModuleEditor.ts'
import { ModuleEditorContext } from '../state/useEditor.ts'
import { OutputDetail } from './OutputDetail.tsx'

afterEach(cleanup)

it('a sentence becomes a finding of a region by naming the region, and stops being one', async () => {
  await textStore.show('en')
  const definition = { ...emptyDefinition(), outputs: [{ id: 'o', section: 'findings' as const, body: {} }] }
  const head = { name: 'T', section: '', modality: '', type: '', note: '' }
  const editor = createModuleEditor(
    { head, definition },
    { examine: () => ({ findings: [], compiled: undefined }) },
  )
  render(
    <ModuleEditorContext value={editor}>
      <OutputDetail index={0} />
    </ModuleEditorContext>,
  )
  const about = () => editor.read().definition.outputs[0]?.about
  const meaning = screen.getByRole('combobox', { name: 'About a region' })
  expect(screen.queryByRole('textbox', { name: 'Name of the region' })).toBeNull()
  await userEvent.selectOptions(meaning, 'A finding of the region')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the region' }), 'Nodules')
  expect(about()).toEqual({ region: { en: 'Nodules' }, as: 'finding' })
  await userEvent.selectOptions(meaning, 'The normal sentence of the region')
  expect(about()).toEqual({ region: { en: 'Nodules' }, as: 'normal' })
  await userEvent.click(screen.getByRole('button', { name: 'Add another region' }))
  const [, second] = screen.getAllByRole('combobox', { name: 'About a region' })
  if (!second) throw new Error('the second region is missing')
  await userEvent.selectOptions(second, 'A finding of the region')
  expect(about()).toEqual([
    { region: { en: 'Nodules' }, as: 'normal' },
    { region: {}, as: 'finding' },
  ])
  await userEvent.selectOptions(second, 'No region')
  expect(about()).toEqual([{ region: { en: 'Nodules' }, as: 'normal' }])
  await userEvent.selectOptions(meaning, 'No region')
  expect(editor.read().definition.outputs[0]).not.toHaveProperty('about')
})
