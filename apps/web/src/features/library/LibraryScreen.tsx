import { TextSkeleton } from '@pandok/ui'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { LibraryList } from './list/LibraryList.tsx'

// These two load the engine, which is as large as the rest of the page.
const PlateDetail = lazy(() =>
  loadChunk(async () => ({ default: (await import('./detail/PlateDetail.tsx')).PlateDetail })),
)
const ModuleDetail = lazy(() =>
  loadChunk(async () => ({ default: (await import('./detail/ModuleDetail.tsx')).ModuleDetail })),
)

/** `/program/library` lists entries; `?plate={id}` and `?module={id}` show one and keep the list's state. */
export function LibraryScreen() {
  const [params] = useSearchParams()
  const plate = params.get('plate')
  const module = params.get('module')
  if (!plate && !module) return <LibraryList />
  return (
    <Suspense fallback={<TextSkeleton paragraphs={3} />}>
      {module ? <ModuleDetail key={module} id={module} /> : <PlateDetail key={plate} id={plate ?? ''} />}
    </Suspense>
  )
}
