import { BoardSkeleton } from '@pandok/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PlatesScreen } from '#features/plates/list/PlatesScreen.tsx'
import { loadChunk } from '#platform/navigation/loadChunk.ts'

/** Loaded separately from the list, which is opened more often. */
const PlateEditorScreen = lazy(async () => {
  const screen = await loadChunk(() => import('#features/plates/editor/PlateEditorScreen.tsx'))
  return { default: screen.PlateEditorScreen }
})

/** `/program/plate` lists, `/program/plate?plate={id}` edits; `new` is an unsaved plate. */
export function PlatePage() {
  const [params] = useSearchParams()
  if (params.get('plate') === null) return <PlatesScreen />
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <PlateEditorScreen />
    </Suspense>
  )
}
