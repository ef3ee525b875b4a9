import type { Plane } from '../planeOf.ts'
import { NUDGE, snap } from './axis.ts'

/** The value at a point of a plane; NaN for no data, which the pixel that contains the point decides. */
export function sampleAt(
  { values, columns, rows, padding }: Plane,
  x: number,
  y: number,
  isSmooth: boolean,
): number {
  const column = Math.min(Math.max(Math.floor(x + NUDGE), 0), columns - 1)
  const row = Math.min(Math.max(Math.floor(y + NUDGE), 0), rows - 1)
  const own = values[row * columns + column] as number
  if (padding && !(own < padding.from || own > padding.to)) return Number.NaN
  if (!isSmooth) return own
  const low = Math.floor(x - 0.5)
  const high = Math.floor(y - 0.5)
  const shareX = snap(x - 0.5 - low)
  const shareY = snap(y - 0.5 - high)
  const left = low < 0 ? 0 : low
  const right = low + 1 >= columns ? columns - 1 : low + 1
  const top = (high < 0 ? 0 : high) * columns
  const bottom = (high + 1 >= rows ? rows - 1 : high + 1) * columns
  const a = values[top + left] as number
  const b = values[top + right] as number
  const c = values[bottom + left] as number
  const d = values[bottom + right] as number
  if (!padding) {
    const upper = a + (b - a) * shareX
    return upper + (c + (d - c) * shareX - upper) * shareY
  }
  const { from, to } = padding
  let [sum, weight] = [0, 0]
  if (a < from || a > to) {
    weight += (1 - shareX) * (1 - shareY)
    sum += a * (1 - shareX) * (1 - shareY)
  }
  if (b < from || b > to) {
    weight += shareX * (1 - shareY)
    sum += b * shareX * (1 - shareY)
  }
  if (c < from || c > to) {
    weight += (1 - shareX) * shareY
    sum += c * (1 - shareX) * shareY
  }
  if (d < from || d > to) {
    weight += shareX * shareY
    sum += d * shareX * shareY
  }
  return weight > 0 ? sum / weight : own
}

/** One channel of a color; colors have no padding. */
export function sampleColorAt(
  plane: Plane,
  x: number,
  y: number,
  channel: number,
  isSmooth: boolean,
): number {
  if (!isSmooth) return pixelAt(plane, Math.floor(x + NUDGE), Math.floor(y + NUDGE), channel)
  const low = Math.floor(x - 0.5)
  const high = Math.floor(y - 0.5)
  const share = snap(x - 0.5 - low)
  const upper = mix(pixelAt(plane, low, high, channel), pixelAt(plane, low + 1, high, channel), share)
  const lower = mix(pixelAt(plane, low, high + 1, channel), pixelAt(plane, low + 1, high + 1, channel), share)
  return mix(upper, lower, snap(y - 0.5 - high))
}

function pixelAt({ values, columns, rows }: Plane, x: number, y: number, channel: number): number {
  const column = x < 0 ? 0 : x >= columns ? columns - 1 : x
  const row = y < 0 ? 0 : y >= rows ? rows - 1 : y
  return values[3 * (row * columns + column) + channel] as number
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share
