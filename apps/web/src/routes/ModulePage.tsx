import { EditorSkeleton } from '@pandok/ui'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { ModulesScreen } from '#features/modules/list/ModulesScreen.tsx'
import { loadChunk } from '#platform/navigation/loadChunk.ts'

/** Apart from the list, which is opened more often and needs none of it. */
const ModuleEditorScreen = lazy(async () => {
  const screen = await loadChunk(() => import('#features/modules/editor/shell/ModuleEditorScreen.tsx'))
  return { default: screen.ModuleEditorScreen }
})

/** `/program/module` lists, `/program/module/{id}` edits; `new` is a module that isn't saved yet. */
export function ModulePage() {
  const { id } = useParams()
  if (id === undefined) return <ModulesScreen />
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <ModuleEditorScreen />
    </Suspense>
  )
}
