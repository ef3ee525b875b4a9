import { EditorSkeleton } from '@pandok/ui'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { ModulesScreen } from '#features/modules/list/ModulesScreen.tsx'
import { loadChunk } from '#platform/navigation/loadChunk.ts'

/** Loaded separately from the list, which is opened more often. */
const ModuleEditorScreen = lazy(async () => {
  const screen = await loadChunk(() => import('#features/modules/editor/shell/ModuleEditorScreen.tsx'))
  return { default: screen.ModuleEditorScreen }
})

/** `/program/module` lists, `/program/module/{id}` edits; `new` is an unsaved module. */
export function ModulePage() {
  const { id } = useParams()
  if (id === undefined) return <ModulesScreen />
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <ModuleEditorScreen />
    </Suspense>
  )
}
