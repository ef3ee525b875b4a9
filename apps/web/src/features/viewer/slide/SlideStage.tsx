import { isMeasuring, linkViews, type SlideSource, type SlideView, slideOwner } from '@pandok/viewer'
import { useCallback, useEffect, useState } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useSessionPart, useViewerSelection } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { SlidePane } from './SlidePane.tsx'

/** The shown slide, or two linked ones. */
export function SlideStage() {
  const { slides } = useViewer()
  const shown = useStorePart(slides, ({ slides, shown: ids }) =>
    ids.flatMap((id) => slides.find((slide) => slide.id === id) ?? []),
  )
  const isLinked = useSessionPart((state) => state.isLinked)
  const [views, setViews] = useState<readonly (SlideView | undefined)[]>([])
  const keep = useCallback((at: number, view: SlideView | undefined) => {
    setViews((before) => (before[at] === view ? before : Object.assign([...before], { [at]: view })))
  }, [])
  const [first, second] = views
  const alignment = useStorePart(slides, (state) => state.alignment)
  useEffect(() => {
    if (!isLinked || !first || !second) return undefined
    const isTheirs = alignment?.first === first.source.id && alignment.second === second.source.id
    return linkViews(first, second, isTheirs ? alignment : undefined)
  }, [isLinked, first, second, alignment])

  return (
    <div className="flex min-h-0 min-w-0 flex-1 gap-1.5 max-md:min-h-[60dvh]">
      {shown.map((source, at) => (
        <ShownSlide key={source.id} source={source} at={at} onView={keep} />
      ))}
    </div>
  )
}

interface ShownSlideProps {
  source: SlideSource
  at: number
  onView: (at: number, view: SlideView | undefined) => void
}

function ShownSlide({ source, at, onView }: ShownSlideProps) {
  const { slides, measurements } = useViewer()
  const tool = useSessionPart((state) => state.tool)
  const isIdentityHidden = useSessionPart((state) => state.isIdentityHidden)
  const owner = useViewerSelection((viewer) => slideOwner(viewer, source.id)?.record)
  const bookmarks = useStorePart(slides, (state) => state.bookmarks.get(source.id) ?? NONE)
  const keep = useCallback(
    (view: SlideView | undefined) => {
      slides.keepView(source.id, view)
      onView(at, view)
    },
    [slides, source.id, at, onView],
  )
  return (
    <SlidePane
      source={source}
      owner={owner}
      measurements={measurements}
      tool={isMeasuring(tool) ? tool : undefined}
      onView={keep}
      bookmarks={bookmarks}
      onMicrons={(perPixel) => slides.setMicrons(source.id, perPixel)}
      onBookmarks={(list) => slides.setBookmarks(source.id, list)}
      isIdentityHidden={isIdentityHidden}
    />
  )
}

const NONE: readonly never[] = []
