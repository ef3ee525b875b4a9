import { pan, zoomAt } from '@pandok/viewer'
import { type PointerEvent, type RefObject, useMemo, useRef } from 'react'
import { useViewer } from '../desk/ViewerDesk.ts'
import { shapeOf } from './shapeOf.ts'
import type { ElementSize } from './useElementSize.ts'
import type { ShownFrame } from './useShownFrame.ts'

interface PinchParts {
  at: number
  root: RefObject<HTMLElement | null>
  shown: ShownFrame | undefined
  size: ElementSize | undefined
}

interface Finger {
  x: number
  y: number
}

/** Each says whether the event belongs to two fingers, and is nobody else's. */
interface Pinch {
  down(event: PointerEvent): boolean
  move(event: PointerEvent): boolean
  up(event: PointerEvent): boolean
}

/** Two fingers move and enlarge the image at once: what lies under them stays under them. */
export function usePinch({ at, root, ...parts }: PinchParts): Pinch {
  const { session } = useViewer()
  const latest = useRef(parts)
  latest.current = parts
  return useMemo(() => {
    const fingers = new Map<number, Finger>()
    let start: { grip: Grip; view: ReturnType<typeof viewNow> } | undefined
    /** Until the last finger has left: one that stays longer than the other must not begin something else. */
    let isPinching = false

    const viewNow = () => session.read().viewports[at]?.view
    function placeOf(event: PointerEvent): Finger {
      const { left, top } = (root.current as HTMLElement).getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    function follow(): void {
      const { shown, size } = latest.current
      const grip = gripOf(fingers)
      if (!start?.view || !grip || !shown || !size) return
      const { middle, gap } = start.grip
      const zoomed = zoomAt(start.view, shapeOf(shown), size, middle, grip.gap / gap)
      const [dx, dy] = [grip.middle.x - middle.x, grip.middle.y - middle.y]
      const { scale, center } = pan(zoomed, shapeOf(shown), size, dx, dy)
      session.changeView({ scale, center }, at)
    }

    return {
      down(event) {
        if (event.pointerType !== 'touch') return isPinching
        fingers.set(event.pointerId, placeOf(event))
        const grip = gripOf(fingers)
        if (!grip) return isPinching
        isPinching = true
        start = { grip, view: viewNow() }
        return true
      },
      move(event) {
        if (!fingers.has(event.pointerId)) return isPinching
        fingers.set(event.pointerId, placeOf(event))
        if (isPinching) follow()
        return isPinching
      },
      up(event) {
        const wasPinching = isPinching
        fingers.delete(event.pointerId)
        start = undefined
        isPinching = isPinching && fingers.size > 0
        return wasPinching
      },
    }
  }, [session, at, root])
}

interface Grip {
  middle: Finger
  /** Never so small that a tremble would be a leap. */
  gap: number
}

/** Of the first two fingers; undefined: there is only one. */
function gripOf(fingers: ReadonlyMap<number, Finger>): Grip | undefined {
  const [a, b] = fingers.values()
  if (!a || !b) return undefined
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    gap: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 24),
  }
}
