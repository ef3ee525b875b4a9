import type { ScreenPoint } from '../display/placement/placeImage.ts'
import type { PointerInput } from './PointerInput.ts'

/** The position of two fingers on a surface. */
export interface Grip {
  middle: ScreenPoint
  /** At least a few pixels, so that a tremor isn't a leap. */
  gap: number
}

const GAP_MIN = 24

/** Tracks the fingers on a surface. Two of them are a pinch, which lasts until the last one is lifted. */
export function createFingers(begin: (start: Grip) => ((now: Grip) => void) | undefined) {
  const fingers = new Map<number, ScreenPoint>()
  let follow: ((now: Grip) => void) | undefined
  /** A finger that stays longer than the other must not start something else. */
  let isPinching = false

  /** Each returns whether the event belongs to a pinch. */
  return {
    down({ pointerId, pointerType, x, y }: PointerInput): boolean {
      if (pointerType !== 'touch') return isPinching
      fingers.set(pointerId, { x, y })
      const grip = gripOf(fingers)
      if (!grip) return isPinching
      follow = begin(grip)
      isPinching ||= follow !== undefined
      return isPinching
    },
    move({ pointerId, x, y }: PointerInput): boolean {
      if (!fingers.has(pointerId)) return isPinching
      fingers.set(pointerId, { x, y })
      const grip = gripOf(fingers)
      if (isPinching && grip) follow?.(grip)
      return isPinching
    },
    up({ pointerId }: Pick<PointerInput, 'pointerId'>): boolean {
      const wasPinching = isPinching
      fingers.delete(pointerId)
      follow = undefined
      isPinching &&= fingers.size > 0
      return wasPinching
    },
  }
}

/** The grip of the first two fingers; undefined if there is only one. */
function gripOf(fingers: ReadonlyMap<number, ScreenPoint>): Grip | undefined {
  const [a, b] = fingers.values()
  if (!a || !b) return undefined
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    gap: Math.max(Math.hypot(a.x - b.x, a.y - b.y), GAP_MIN),
  }
}
