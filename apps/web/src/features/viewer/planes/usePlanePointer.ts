import {
  beginDraft,
  type Crosshair,
  crosshairOnScreen,
  type Draft,
  type DraftEvent,
  dragWindow,
  hit,
  hitCrosshair,
  type ImagePoint,
  imagePoint,
  millimetreMatrix,
  millimetres,
  moved,
  ownMeasurements,
  type PlaneMeasurement,
  type PlaneName,
  type Planes,
  type PointerTool,
  pan,
  patientPoint,
  planePlacementOf,
  type ScreenPoint,
  type ShownPlane,
  type Stack,
  shapeOfPlane,
  stepDraft,
  TOOL_SHAPES,
  toImage,
  windowOf,
  zoomAt,
} from '@pandok/viewer'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useSessionPart } from '../desk/useViewerParts.ts'
import { useViewer } from '../desk/ViewerDesk.ts'
import { usePlaneWheel } from './usePlaneWheel.ts'

interface PointerParts {
  name: PlaneName
  stack: Stack
  planes: Planes
  root: RefObject<HTMLElement | null>
  shown: ShownPlane | undefined
}

/** What a drag that has begun does. `shown`: the plane as it lay then. */
type Gesture =
  | { kind: 'window'; from: ReturnType<typeof windowOf>; isInverted: boolean }
  | { kind: 'pan' | 'zoom'; shown: ShownPlane }
  | { kind: 'scroll'; steps: number }
  /** The crosshair follows; with `along`, only across that direction. */
  | { kind: 'move'; crosshair: Crosshair; shown: ShownPlane; along?: ScreenPoint }
  | { kind: 'turn'; crosshair: Crosshair; at: ScreenPoint; isMirrored: boolean }
  | { kind: 'measurement'; measurement: PlaneMeasurement; handle: number | 'all'; name: string }
  | { kind: 'draft' }

/** Screen pixels within which a hand means a thing; fingers mean more. */
const REACH = { mouse: 6, touch: 18 }

type MeasuringTool = Exclude<PointerTool, 'window' | 'pan' | 'zoom' | 'scroll'>
const isMeasuring = (tool: PointerTool): tool is MeasuringTool => tool in TOOL_SHAPES

const CURSORS: Readonly<Record<string, string>> = {
  window: 'cursor-default',
  pan: 'cursor-grab',
  zoom: 'cursor-zoom-in',
  scroll: 'cursor-ns-resize',
}

/** Mouse, pen and finger on a plane: the crosshair comes first, then what was measured, then the tool in hand. */
export function usePlanePointer({ name, stack, planes, root, shown }: PointerParts) {
  const { session, measurements } = useViewer()
  const tool = useSessionPart((state) => state.tool)
  const [draft, setDraft] = useState<Draft>()
  const gesture = useRef<{ what: Gesture; from: ScreenPoint; pointer: number } | undefined>(undefined)
  usePlaneWheel({ name, planes, root, shown })

  // Another plane, another tool: what was begun here is given up.
  const cutAt = shown && JSON.stringify(shown.picture.plane.geometry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what ends it
  useEffect(() => setDraft(undefined), [cutAt, tool])

  function placeOf(event: { clientX: number; clientY: number }): ScreenPoint {
    const { left, top } = (root.current as HTMLElement).getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  const reachOf = ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? REACH.mouse : REACH.touch)

  /** The same reach on the screen in mm. */
  function toleranceOf(event: PointerEvent, { matrix, picture }: ShownPlane) {
    const reach = (reachOf(event) / Math.hypot(matrix.a, matrix.b)) * picture.plane.spacing[1]
    return { x: reach, y: reach }
  }

  const inMillimetres = ({ matrix, picture }: ShownPlane, place: ScreenPoint): ImagePoint =>
    millimetres(picture.plane, toImage(matrix, place))

  const onMeasured = ({ place }: PlaneMeasurement, { picture, matrix }: ShownPlane, at: ScreenPoint) =>
    toImage(millimetreMatrix(place.geometry, picture.plane, matrix), at)

  function under(event: PointerEvent, at: ScreenPoint, shown: ShownPlane) {
    const { items, chosen } = measurements.read()
    const own = ownMeasurements(items, stack, planes, shown.picture).reverse()
    // The chosen one lies on top, then the newest.
    for (const measurement of own.sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen))) {
      const found = hit(measurement, onMeasured(measurement, shown, at), toleranceOf(event, shown))
      if (found) return { measurement, handle: found.kind === 'handle' ? found.index : ('all' as const) }
    }
    return undefined
  }

  function pass(event: DraftEvent): void {
    if (!draft) return
    const step = stepDraft(draft, event)
    setDraft(step.draft)
    if (step.made) measurements.add(step.made)
  }

  function crosshairGesture(event: PointerEvent, at: ScreenPoint, shown: ShownPlane): Gesture | undefined {
    const { crosshair } = planes.read()
    const seen = crosshairOnScreen(crosshair, name, shown)
    const found = hitCrosshair(seen, at, reachOf(event) - REACH.mouse)
    if (!found) return undefined
    if (found.part === 'center') return { kind: 'move', crosshair, shown }
    if (found.part === 'handle')
      return { kind: 'turn', crosshair, at: seen.at, isMirrored: shown.view.isFlipped }
    const line = seen.lines.find(({ of }) => of === found.of)
    return line && { kind: 'move', crosshair, shown, along: line.along }
  }

  function gestureFor(event: PointerEvent, at: ScreenPoint, shown: ShownPlane): Gesture | undefined {
    if (event.button === 1) return { kind: 'pan', shown }
    if (event.button === 2) return { kind: 'zoom', shown }
    if (event.button !== 0) return undefined
    if (draft) {
      pass({ kind: 'down', at: inMillimetres(shown, at), tolerance: toleranceOf(event, shown) })
      return { kind: 'draft' }
    }
    if (event.shiftKey) {
      planes.moveTo(patientPoint(shown.picture.plane, toImage(shown.matrix, at)))
      return { kind: 'move', crosshair: planes.read().crosshair, shown }
    }
    const found = under(event, at, shown)
    if (found) {
      measurements.choose(found.measurement.id)
      return { kind: 'measurement', ...found, name: `drag ${event.timeStamp}` }
    }
    const crosshair = crosshairGesture(event, at, shown)
    if (crosshair) return crosshair
    measurements.choose(undefined)
    if (isMeasuring(tool)) {
      const { geometry, spacing } = shown.picture.plane
      const { slab } = planes.read().crosshair
      const thick = slab.thickness > 0 ? { slab } : {}
      const place = { on: 'plane', stack: stack.id, geometry, ...thick } as const
      setDraft(beginDraft(tool, place, inMillimetres(shown, at), { pixel: spacing[1] }))
      return { kind: 'draft' }
    }
    if (tool === 'scroll') return { kind: 'scroll', steps: 0 }
    if (tool !== 'window') return { kind: tool, shown }
    const from = windowOf(shown.picture.frame, shown.picture.decoded, shown.view.voi)
    return { kind: 'window', from, isInverted: from.isInverted !== shown.view.isInverted }
  }

  function follow(event: PointerEvent, at: ScreenPoint, from: ScreenPoint, what: Gesture): void {
    if (!shown) return
    const [dx, dy] = [at.x - from.x, at.y - from.y]
    switch (what.kind) {
      case 'window':
        session.changeView({ voi: dragWindow(what.from, dx, dy, what.isInverted) })
        break
      case 'pan':
      case 'zoom': {
        const { view, size, picture } = what.shown
        const shape = shapeOfPlane(picture.plane)
        const next =
          what.kind === 'pan' ? pan(view, shape, size, dx, dy) : zoomAt(view, shape, size, from, 1.01 ** -dy)
        planes.place(planePlacementOf(next, picture.plane), name)
        break
      }
      case 'scroll': {
        const steps = Math.trunc(dy / 8)
        if (steps !== what.steps) planes.scroll(steps - what.steps, name)
        what.steps = steps
        break
      }
      case 'move': {
        const { matrix, picture } = what.shown
        const away = what.along ? across({ x: dx, y: dy }, what.along) : { x: dx, y: dy }
        const start = imagePoint(picture.plane, what.crosshair.center)
        const [origin, end] = [toImage(matrix, { x: 0, y: 0 }), toImage(matrix, away)]
        const to = { x: start.x + end.x - origin.x, y: start.y + end.y - origin.y }
        planes.moveTo(patientPoint(picture.plane, to))
        break
      }
      case 'turn': {
        const angle = (point: ScreenPoint) => Math.atan2(point.y - what.at.y, point.x - what.at.x)
        const degrees = ((angle(at) - angle(from)) * 180) / Math.PI
        planes.turn(what.crosshair, name, what.isMirrored ? -degrees : degrees)
        break
      }
      case 'measurement': {
        const { measurement, handle } = what
        const [start, end] = [from, at].map((point) => onMeasured(measurement, shown, point)) as [
          ImagePoint,
          ImagePoint,
        ]
        const delta = { x: end.x - start.x, y: end.y - start.y }
        measurements.change(measurement.id, moved(measurement, handle, delta), what.name)
        break
      }
      case 'draft':
        pass({ kind: 'move', at: inMillimetres(shown, at), tolerance: toleranceOf(event, shown) })
    }
  }

  return {
    draft,
    cursor: CURSORS[tool] ?? 'cursor-crosshair',

    onPointerDown(event: PointerEvent<HTMLElement>) {
      planes.activate(name)
      if (!shown || gesture.current) return
      const from = placeOf(event)
      const what = gestureFor(event, from, shown)
      if (!what) return
      event.currentTarget.setPointerCapture(event.pointerId)
      gesture.current = { what, from, pointer: event.pointerId }
    },

    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!shown) return
      const at = placeOf(event)
      const begun = gesture.current
      if (begun?.pointer === event.pointerId) follow(event, at, begun.from, begun.what)
      else if (!begun)
        pass({ kind: 'move', at: inMillimetres(shown, at), tolerance: toleranceOf(event, shown) })
    },

    onPointerUp(event: PointerEvent<HTMLElement>) {
      const begun = gesture.current
      if (begun?.pointer !== event.pointerId) return
      gesture.current = undefined
      if (begun.what.kind !== 'draft' || !shown) return
      pass({ kind: 'up', at: inMillimetres(shown, placeOf(event)), tolerance: toleranceOf(event, shown) })
    },

    onPointerCancel() {
      gesture.current = undefined
      setDraft(undefined)
    },

    onDoubleClick(event: { clientX: number; clientY: number }) {
      if (!shown) return
      if (draft) pass({ kind: 'double', at: inMillimetres(shown, placeOf(event)), tolerance: { x: 1, y: 1 } })
      else if (!isMeasuring(tool)) planes.toggleAlone()
    },

    onKeyDown(event: { key: string; preventDefault(): void }) {
      const kinds = { Escape: 'escape', Enter: 'enter', Backspace: 'back' } as const
      const kind = kinds[event.key as keyof typeof kinds]
      if (!draft || kind === undefined) return
      event.preventDefault()
      pass({ kind })
    },

    onContextMenu(event: { preventDefault(): void }) {
      event.preventDefault()
    },
  }
}

/** What of a way goes across a direction. */
function across(way: ScreenPoint, along: ScreenPoint): ScreenPoint {
  const by = way.x * along.x + way.y * along.y
  return { x: way.x - along.x * by, y: way.y - along.y * by }
}
