import type { ScreenPoint } from '../display/placement/placeImage.ts'

/** What is needed of a wheel event; its place is counted from the upper left corner of the surface. */
export interface WheelInput extends ScreenPoint {
  deltaY: number
  /** As wheel events have it: 0 counts pixels, 1 counts lines. */
  deltaMode: number
  ctrlKey: boolean
}

interface WheelMoves {
  /** About a point of the surface. */
  zoom: (at: ScreenPoint, factor: number) => void
  /** Whole steps, down or up. */
  scroll: (steps: number) => void
}

/** A notch of a mouse wheel; touch pads send many small parts of it. */
const NOTCH = 50
const LINES = 1

/**
 * The wheel scrolls, one notch by one step, whatever the system makes of it; with Ctrl, or two fingers on a pad, it zooms
 * where the pointer is.
 */
export function createWheel({ zoom, scroll }: WheelMoves): (input: WheelInput) => void {
  let rest = 0
  return ({ x, y, deltaY, deltaMode, ctrlKey }) => {
    if (ctrlKey) {
      zoom({ x, y }, 1.002 ** -deltaY)
      return
    }
    const isNotch = deltaMode === LINES || Math.abs(deltaY) >= NOTCH
    rest = isNotch ? 0 : rest + deltaY
    const steps = isNotch ? Math.sign(deltaY) : Math.trunc(rest / (NOTCH / 2))
    rest -= isNotch ? 0 : steps * (NOTCH / 2)
    if (steps !== 0) scroll(steps)
  }
}
