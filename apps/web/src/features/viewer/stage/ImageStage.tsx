import { Skeleton } from '@pandok/ui'
import { lazy, Suspense } from 'react'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { EmptyStage } from '../open/EmptyStage.tsx'
import { useIsEmpty } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { ViewportGrid } from './ViewportGrid.tsx'

/** Whole slides need a library of their own, which radiologists never have to load. */
const SlideStage = lazy(async () => {
  const stage = await loadChunk(() => import('../slide/SlideStage.tsx'))
  return { default: stage.SlideStage }
})

export function ImageStage({ onSource }: { onSource: () => void }) {
  const { slides } = useViewer()
  const isEmpty = useIsEmpty()
  const hasSlide = useStorePart(slides, ({ shown }) => shown.length > 0)
  if (isEmpty) return <EmptyStage onSource={onSource} />
  if (!hasSlide) return <ViewportGrid />
  return (
    <Suspense fallback={<Skeleton className="flex-1" />}>
      <SlideStage />
    </Suspense>
  )
}
