import { IconButton, MapIcon } from '@pandok/ui'
import { createOverview, type ImagePoint, type SlideSource, type SlideView, toImage } from '@pandok/viewer'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import type { SlideTransform } from './useSlideTransform.ts'

interface MiniMapProps {
  source: SlideSource
  view: SlideView
  transform: SlideTransform
  isOpen: boolean
  onToggle: () => void
}

const LARGEST = 160
/** On a phone, a map of this size would hide a quarter of the slide. */
const SMALLEST = 96
const SHARE = 0.25

/** The whole slide at a small scale, with the visible part marked. */
export function MiniMap({ source, view, transform, isOpen, onToggle }: MiniMapProps) {
  const text = useText()
  return (
    <div
      data-over-slide=""
      data-passing=""
      className="pointer-events-auto absolute end-2 top-2 flex flex-col items-end gap-1"
    >
      <IconButton
        size="sm"
        variant="secondary"
        label={text('viewer.slide.action.map')}
        icon={<MapIcon />}
        aria-pressed={isOpen}
        onClick={onToggle}
      />
      {isOpen ? <OpenMap source={source} view={view} transform={transform} /> : null}
    </div>
  )
}

function OpenMap({ source, view, transform }: Pick<MiniMapProps, 'source' | 'view' | 'transform'>) {
  const text = useText()
  const host = useRef<HTMLButtonElement>(null)
  const size = mapSize(source, Math.min(LARGEST, Math.max(SMALLEST, transform.width * SHARE)))
  useEffect(() => {
    const controller = new AbortController()
    const { canvas } = createOverview(source, LARGEST * devicePixelRatio, controller.signal)
    canvas.className = 'size-full'
    host.current?.prepend(canvas)
    return () => {
      controller.abort()
      canvas.remove()
      // Some browsers free a canvas's pixels only when its size is 0.
      canvas.width = 0
    }
  }, [source])

  const base = source.levels[0]
  if (!base) return null

  function go(event: MouseEvent<HTMLElement>): void {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - left) / size.width
    const center = {
      x: (source.isMirrored ? 1 - x : x) * (base?.width ?? 0),
      y: ((event.clientY - top) / size.height) * (base?.height ?? 0),
    }
    view.place({ ...view.placement(), center })
  }

  return (
    <button
      ref={host}
      type="button"
      tabIndex={-1}
      aria-label={text('viewer.slide.map')}
      onClick={go}
      style={size}
      className="relative overflow-hidden rounded-sm border border-line bg-on-image shadow-overlay"
    >
      <VisiblePart {...{ source, transform, size }} />
    </button>
  )
}

interface VisiblePartProps {
  source: SlideSource
  transform: SlideTransform
  size: { width: number; height: number }
}

function VisiblePart({ source, transform, size }: VisiblePartProps) {
  const base = source.levels[0]
  if (!base) return null
  const onMap = ({ x, y }: ImagePoint) => {
    const left = (x / base.width) * size.width
    return `${source.isMirrored ? size.width - left : left},${(y / base.height) * size.height}`
  }
  const corners = [
    { x: 0, y: 0 },
    { x: transform.width, y: 0 },
    { x: transform.width, y: transform.height },
    { x: 0, y: transform.height },
  ].map((corner) => toImage(transform.matrix, corner))
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${size.width} ${size.height}`}
    >
      <polygon
        points={corners.map(onMap).join(' ')}
        className="fill-accent/15 stroke-accent"
        strokeWidth={1.5}
      />
    </svg>
  )
}

function mapSize(source: SlideSource, largest: number): { width: number; height: number } {
  const { width = 1, height = 1 } = source.levels[0] ?? {}
  const { x = 1, y = 1 } = source.micronsPerPixel ?? {}
  const tall = height * (y / x)
  const shrink = Math.min(largest / width, largest / tall)
  return { width: Math.max(8, width * shrink), height: Math.max(8, tall * shrink) }
}
