import {
  beginDraft,
  calibrationOf,
  type Draft,
  dragWindow,
  hit,
  type ImagePoint,
  type Matrix,
  type Measurement,
  moved,
  type PointerTool,
  pan,
  TOOL_SHAPES,
  toImage,
  type View,
  windowOf,
  zoomAt,
} from '@pandok/viewer'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useSessionPart } from '../desk/useViewerParts.ts'
import { useViewer } from '../desk/ViewerDesk.ts'
import { shapeOf } from './shapeOf.ts'
import { useDraft } from './useDraft.ts'
import type { ElementSize } from './useElementSize.ts'
import { usePinch } from './usePinch.ts'
import type { ShownFrame } from './useShownFrame.ts'
import { useWheel } from './useWheel.ts'

interface PointerParts {
  at: number
  root: RefObject<HTMLElement | null>
  shown: ShownFrame | undefined
  matrix: Matrix | undefined
  view: View | undefined
  size: ElementSize | undefined
}

/** What a drag that has begun does. */
type Gesture =
  | { kind: 'window'; from: ReturnType<typeof windowOf>; isInverted: boolean }
  | { kind: 'pan' | 'zoom' | 'scroll'; view: View; steps: number }
  | { kind: 'measurement'; measurement: Measurement; handle: number | 'all'; start: ImagePoint; name: string }
  | { kind: 'draft' }

interface Begun {
  what: Gesture
  x: number
  y: number
  pointer: number
  /** As they were before. */
  draft: Draft | undefined
  view: View | undefined
}

/** Screen pixels within which a hand means a thing. */
const REACH = { mouse: 6, touch: 18 }

const isMeasuring = (tool: PointerTool): tool is Measurement['tool'] => tool in TOOL_SHAPES

const CURSORS: Readonly<Record<string, string>> = {
  window: 'cursor-default',
  pan: 'cursor-grab',
  zoom: 'cursor-zoom-in',
  scroll: 'cursor-ns-resize',
}

/** Mouse, pen and finger on an image: windows, moves, measures. */
export function usePointerTools(parts: PointerParts) {
  const { at, root, shown, matrix, view, size } = parts
  const { session, measurements } = useViewer()
  const tool = useSessionPart((state) => state.tool)
  const { draft, put, pass, read } = useDraft(root)
  const gesture = useRef<Begun | undefined>(undefined)
  const pinch = usePinch({ at, root, shown, size })
  useWheel({ at, root, shown, size })

  // Another image, another tool: what was begun here is given up.
  const frame = shown?.frame.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what ends it
  useEffect(() => put(undefined), [frame, tool])

  function placeOf(event: PointerEvent): { x: number; y: number } {
    const { left, top } = (root.current as HTMLElement).getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  /** The same reach on the screen in the image's own coordinates. */
  function toleranceOf(event: PointerEvent) {
    const reach = event.pointerType === 'mouse' ? REACH.mouse : REACH.touch
    const { a, b, c, d } = matrix as Matrix
    return { x: reach / Math.hypot(a, b), y: reach / Math.hypot(c, d) }
  }

  function under(event: PointerEvent, point: ImagePoint) {
    const { items, chosen } = measurements.read()
    const own = items.filter(({ place }) => place.on === 'frame' && place.frame === frame)
    // The chosen one lies on top, then the newest.
    const ordered = [...own].reverse().sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
    for (const measurement of ordered) {
      const found = hit(measurement, point, toleranceOf(event))
      if (found) return { measurement, handle: found.kind === 'handle' ? found.index : ('all' as const) }
    }
    return undefined
  }

  /** A second finger says that the first one meant nothing: everything is as it was before it. */
  function takeBack(): void {
    const begun = gesture.current
    gesture.current = undefined
    if (!begun) return
    const { what } = begun
    if (what.kind === 'draft') put(begun.draft)
    else if (what.kind === 'scroll') session.scroll(-what.steps, at)
    else if (what.kind === 'measurement')
      measurements.change(what.measurement.id, what.measurement.points, what.name)
    else if (begun.view) session.changeView(begun.view, at)
  }

  function gestureFor(event: PointerEvent, point: ImagePoint): Gesture | undefined {
    if (!shown || !view) return undefined
    if (event.button === 1) return { kind: 'pan', view, steps: 0 }
    if (event.button === 2) return { kind: 'zoom', view, steps: 0 }
    if (event.button !== 0) return undefined
    if (read()) {
      pass({ kind: 'down', at: point, tolerance: toleranceOf(event) })
      return { kind: 'draft' }
    }
    const found = under(event, point)
    if (found) {
      measurements.choose(found.measurement.id)
      return { kind: 'measurement', ...found, start: point, name: `drag ${event.timeStamp}` }
    }
    measurements.choose(undefined)
    if (isMeasuring(tool)) {
      const scale = calibrationOf(shown.frame, [point])
      put(beginDraft(tool, { on: 'frame', frame: shown.frame.id }, point, { scale }))
      return { kind: 'draft' }
    }
    if (tool !== 'window') return { kind: tool, view, steps: 0 }
    const from = windowOf(shown.frame, shown.decoded, view.voi)
    return { kind: 'window', from, isInverted: from.isInverted !== view.isInverted }
  }

  function follow(event: PointerEvent, point: ImagePoint, dx: number, dy: number, what: Gesture): void {
    if (!shown || !size) return
    switch (what.kind) {
      case 'window':
        session.changeView({ voi: dragWindow(what.from, dx, dy, what.isInverted) }, at)
        break
      case 'pan':
        session.changeView(pan(what.view, shapeOf(shown), size, dx, dy), at)
        break
      case 'zoom': {
        const start = { x: placeOf(event).x - dx, y: placeOf(event).y - dy }
        session.changeView(zoomAt(what.view, shapeOf(shown), size, start, 1.01 ** -dy), at)
        break
      }
      case 'scroll': {
        const steps = Math.trunc(dy / 8)
        if (steps !== what.steps) session.scroll(steps - what.steps, at)
        what.steps = steps
        break
      }
      case 'measurement': {
        const delta = { x: point.x - what.start.x, y: point.y - what.start.y }
        const scale = calibrationOf(shown.frame, what.measurement.points)
        measurements.change(
          what.measurement.id,
          moved(what.measurement, what.handle, delta, scale),
          what.name,
        )
        break
      }
      case 'draft':
        pass({ kind: 'move', at: point, tolerance: toleranceOf(event) })
    }
  }

  return {
    draft,
    cursor: CURSORS[tool] ?? 'cursor-crosshair',

    onPointerDown(event: PointerEvent<HTMLElement>) {
      session.activate(at)
      if (pinch.down(event)) {
        takeBack()
        return
      }
      if (!matrix || gesture.current) return
      const place = placeOf(event)
      const before = { draft: read(), view }
      const what = gestureFor(event, toImage(matrix, place))
      if (!what) return
      event.currentTarget.setPointerCapture(event.pointerId)
      gesture.current = { what, ...place, ...before, pointer: event.pointerId }
    },

    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (pinch.move(event) || !matrix) return
      const place = placeOf(event)
      const point = toImage(matrix, place)
      const begun = gesture.current
      if (begun?.pointer === event.pointerId) {
        follow(event, point, place.x - begun.x, place.y - begun.y, begun.what)
      } else if (!begun) {
        pass({ kind: 'move', at: point, tolerance: toleranceOf(event) })
      }
    },

    onPointerUp(event: PointerEvent<HTMLElement>) {
      const begun = gesture.current
      if (pinch.up(event) || begun?.pointer !== event.pointerId) return
      gesture.current = undefined
      if (begun.what.kind === 'draft' && matrix) {
        pass({ kind: 'up', at: toImage(matrix, placeOf(event)), tolerance: toleranceOf(event) })
      }
    },

    onPointerCancel(event: PointerEvent<HTMLElement>) {
      pinch.up(event)
      takeBack()
    },

    onDoubleClick(event: { clientX: number; clientY: number }) {
      if (read() && matrix) {
        const { left, top } = (root.current as HTMLElement).getBoundingClientRect()
        const point = toImage(matrix, { x: event.clientX - left, y: event.clientY - top })
        pass({ kind: 'double', at: point, tolerance: { x: 1, y: 1 } })
      } else if (!isMeasuring(tool)) session.toggle('isMaximized')
    },

    onContextMenu(event: { preventDefault(): void }) {
      event.preventDefault()
    },
  }
}
