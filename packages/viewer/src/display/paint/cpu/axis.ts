/**
 * Decisions at the border of two pixels are made a thousandth of a pixel further on, here and in the shader:
 * exact ties would otherwise be decided by the rounding of 32-bit numbers.
 */
export const NUDGE = 1 / 1024

/** The image pixels between which each canvas pixel lies, along one axis. */
export interface Axis {
  /** First canvas pixel that the image covers, and one past the last. */
  start: number
  end: number
  /** The pixel before; the one after it is the next, or the same at the far end. */
  before: Int32Array
  /** Weight of the pixel after. */
  share: Float32Array
}

/**
 * The positions of canvas pixels along one axis of an image: the center of number i is at step · (i + 0.5) +
 * offset.
 */
interface AxisPlan {
  count: number
  step: number
  offset: number
  /** Length of the image, whose last pixel may be partial. */
  length: number
  /** Number of pixels. */
  size: number
  isSmooth: boolean
}

export function axisOf({ count, step, offset, length, size, isSmooth }: AxisPlan): Axis {
  const before = new Int32Array(count)
  const share = new Float32Array(count)
  let [start, end] = [count, 0]
  for (let i = 0; i < count; i++) {
    const at = step * (i + 0.5) + offset
    if (at + NUDGE < 0 || at + NUDGE >= length) continue
    if (i < start) start = i
    end = i + 1
    const low = Math.floor(isSmooth ? at - 0.5 : at + NUDGE)
    const part = isSmooth ? snap(at - 0.5 - low) : 0
    // A position just below the center of the next pixel counts as that center.
    const pixel = part === 1 ? low + 1 : low
    before[i] = Math.min(Math.max(pixel, 0), size - 1)
    share[i] = part === 1 || pixel < 0 || pixel >= size - 1 ? 0 : part
  }
  return { start: Math.min(start, end), end, before, share }
}

/**
 * At a pixel's center only its own value counts, without a trace of its neighbor, which a threshold would
 * reveal.
 */
export function snap(share: number): number {
  if (share < NUDGE) return 0
  return share > 1 - NUDGE ? 1 : share
}
