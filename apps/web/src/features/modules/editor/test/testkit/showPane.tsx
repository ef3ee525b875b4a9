import type { Locale } from '@pandok/domain'
import { compileModule, type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import { dismissAllToasts, Toaster } from '@pandok/ui'
import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createModuleEditor } from '#features/modules/editor/state/createModuleEditor.ts'
import { ModuleEditorContext } from '#features/modules/editor/state/useEditor.ts'
import { textStore } from '#platform/text/textStore.ts'

export function definitionOf(draft: Partial<Record<keyof ModuleDefinition, unknown>>): ModuleDefinition {
  const read = readDefinition({
    outputs: [{ id: 'out', section: 'findings', body: { en: ['Text.'] } }],
    ...draft,
  })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return read.definition
}

const head = { name: 'Nodule', section: '', modality: '', type: '', note: '' }

/** Shows panes of the editor around a real module that the engine has read, compiled and run. */
export async function showPane(panes: ReactNode, definition: ModuleDefinition, locale: Locale = 'en') {
  await textStore.show(locale)
  const editor = createModuleEditor(
    { head, definition },
    { examine: (next) => ({ findings: [], compiled: compileModule(next) }) },
  )
  const view = render(
    <ModuleEditorContext value={editor}>
      {panes}
      <Toaster label="messages" closeLabel="close" />
    </ModuleEditorContext>,
  )
  /** Changes the module without the delay before it is examined. */
  const change = (update: (definition: ModuleDefinition) => ModuleDefinition) =>
    act(() => {
      editor.change(update)
      editor.examineNow()
    })
  return { editor, change, user: userEvent.setup(), ...view }
}

export function clearPane(): void {
  cleanup()
  dismissAllToasts()
}
