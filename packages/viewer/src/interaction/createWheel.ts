import type { ScreenPoint } from '../display/placement/placeImage.ts'

/**
 * The parts of a wheel event that are needed, with coordinates relative to the surface's upper left corner.
 */
export interface WheelInput extends ScreenPoint {
  deltaY: number
  /** As in wheel events: 0 counts pixels, 1 counts lines. */
  deltaMode: number
  ctrlKey: boolean
}

interface WheelMoves {
  /** Zooms about a point of the surface. */
  zoom: (at: ScreenPoint, factor: number) => void
  /** Scrolls by whole steps, down or up. */
  scroll: (steps: number) => void
}

/** Pixels of one notch of a mouse wheel; touch pads send many small fractions of it. */
const NOTCH = 50
const LINES = 1

/**
 * The wheel scrolls by one step per notch, whatever the system's settings are; with Ctrl, or two fingers on a
 * pad, it zooms at the pointer.
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
