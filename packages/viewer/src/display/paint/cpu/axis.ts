/**
 * Decisions at the border of two pixels are taken a thousandth of a pixel further on, here and in the shader: a tie in
 * exact numbers would else fall to either side by the rounding of 32-bit ones.
 */
export const NUDGE = 1 / 1024

/** Which pixels of the image each pixel of the canvas lies between, along one axis. */
export interface Axis {
  /** First and one past the last pixel of the canvas that the image covers. */
  start: number
  end: number
  /** The pixel before; the one after it is the next, or itself at the far end. */
  before: Int32Array
  /** Share of the one after. */
  share: Float32Array
}

/** Where along one axis of an image the pixels of a canvas lie: the centre of number i is at step · (i + 0.5) + offset. */
interface AxisPlan {
  count: number
  step: number
  offset: number
  /** Of the image, of which the last pixel may be but a part. */
  length: number
  /** Whole pixels of it. */
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
    // Almost at the centre of the next pixel is at the centre of it.
    const pixel = part === 1 ? low + 1 : low
    before[i] = Math.min(Math.max(pixel, 0), size - 1)
    share[i] = part === 1 || pixel < 0 || pixel >= size - 1 ? 0 : part
  }
  return { start: Math.min(start, end), end, before, share }
}

/** At a pixel's centre its own value counts alone, not a trace of its neighbour: thresholds would see it. */
export function snap(share: number): number {
  if (share < NUDGE) return 0
  return share > 1 - NUDGE ? 1 : share
}
