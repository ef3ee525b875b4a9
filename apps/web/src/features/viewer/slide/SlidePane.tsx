import { Notice, Spinner } from '@pandok/ui'
import {
  createSlideSurface,
  type DrawingTool,
  type InstanceRecord,
  type Measurements,
  type SlidePlacement,
  type SlideSource,
  type SlideView,
} from '@pandok/viewer'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useInteractionOver } from '../interaction/useInteraction.ts'
import { useLatest } from '../interaction/useLatest.ts'
import { fileWords } from '../names/fileWords.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { MiniMap } from './MiniMap.tsx'
import { SlideCounts } from './SlideCounts.tsx'
import { SlideFacts } from './SlideFacts.tsx'
import { SlideGrid } from './SlideGrid.tsx'
import { SlideIdentity } from './SlideIdentity.tsx'
import { SlideLabels } from './SlideLabels.tsx'
import { SlideMeasurements } from './SlideMeasurements.tsx'
import { SlideToolbar } from './SlideToolbar.tsx'
import { useSlideTransform } from './useSlideTransform.ts'
import { useSlideView } from './useSlideView.ts'

interface SlidePaneProps {
  source: SlideSource
  /** The patient according to its files; undefined if they don't say. */
  owner: InstanceRecord | undefined
  measurements: Measurements
  /** The active tool; undefined if dragging moves the slide. */
  tool: DrawingTool | undefined
  /** The part that is shown first; undefined for the whole slide. */
  start?: SlidePlacement | undefined
  /** Called with the view while the slide is shown; commands, links and jumps use it. */
  onView?: ((view: SlideView | undefined) => void) | undefined
  /** Bookmarked views, newest last. */
  bookmarks: readonly SlidePlacement[]
  onBookmarks: (bookmarks: readonly SlidePlacement[]) => void
  /** Sets the pixel size entered by the reader. */
  onMicrons?: ((perPixel: number | undefined) => void) | undefined
  /** Hides label, macro and file name. */
  isIdentityHidden: boolean
  /** Shown before the slide's own tools. */
  tools?: ReactNode
}

export function SlidePane(props: SlidePaneProps) {
  const { source, start, onView } = props
  const text = useText()
  const host = useRef<HTMLDivElement>(null)
  const state = useSlideView(host, source, start)
  const view = state.kind === 'open' ? state.view : undefined
  useEffect(() => {
    onView?.(view)
    return () => onView?.(undefined)
  }, [view, onView])

  return (
    <section
      aria-label={text('viewer.slide.view', { name: fileWords(source.name, props.isIdentityHidden, text) })}
      data-slide={source.id}
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-md border border-line bg-surface"
    >
      {view ? <SlideToolbar {...props} view={view} /> : <div className="h-10.25 border-b border-line" />}
      <SlideIdentity owner={props.owner} />
      <div className="relative min-h-0 flex-1">
        <div ref={host} className="absolute inset-0 bg-sunken" />
        {view ? <SlideOver {...props} view={view} /> : null}
        {state.kind === 'opening' ? (
          <div className="absolute inset-0 grid place-items-center">
            <Spinner label={text('viewer.slide.loading')} />
          </div>
        ) : null}
        {state.kind === 'failed' ? (
          <div className="absolute inset-0 grid place-items-center p-4">
            <Notice tone="danger">{text('viewer.slide.failed')}</Notice>
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** Overlays of the slide. Without an active tool, drags pass through to it. */
function SlideOver({ source, view, measurements, tool, onMicrons }: SlidePaneProps & { view: SlideView }) {
  const transform = useSlideTransform(view)
  const root = useRef<HTMLDivElement>(null)
  const { slides } = useViewer()
  const hasMap = useStorePart(slides, (state) => state.hasMap)
  const matrix = useLatest(transform.matrix)
  const isMeasuring = useLatest(tool !== undefined)
  const surface = useMemo(
    () => createSlideSurface({ source, view, matrix, isMeasuring }),
    [source, view, matrix, isMeasuring],
  )
  const draft = useInteractionOver(root, { surface, tool: tool ?? 'pan', seen: source })
  return (
    <div
      ref={root}
      className={
        tool
          ? 'absolute inset-0 cursor-crosshair touch-none select-none'
          : 'pointer-events-none absolute inset-0 select-none'
      }
    >
      <SlideLabels source={source} view={view} transform={transform} />
      <SlideGrid source={source} transform={transform} />
      <SlideMeasurements source={source} measurements={measurements} transform={transform} draft={draft} />
      <MiniMap
        source={source}
        view={view}
        transform={transform}
        isOpen={hasMap}
        onToggle={slides.toggleMap}
      />
      <SlideFacts source={source} transform={transform} onMicrons={onMicrons} />
      <SlideCounts source={source} measurements={measurements} />
    </div>
  )
}
