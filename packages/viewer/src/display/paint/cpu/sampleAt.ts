import type { Plane } from '../planeOf.ts'
import { NUDGE, snap } from './axis.ts'

/** The value at a point of a plane; NaN: no data there. The pixel that the point lies in decides whether there is any. */
export function sampleAt(
  { values, columns, rows, padding }: Plane,
  x: number,
  y: number,
  isSmooth: boolean,
): number {
  const column = Math.min(Math.max(Math.floor(x + NUDGE), 0), columns - 1)
  const row = Math.min(Math.max(Math.floor(y + NUDGE), 0), rows - 1)
  const own = values[row * columns + column] as number
  if (padding && own >= padding.from && own <= padding.to) return Number.NaN
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
  const weightA = a >= from && a <= to ? 0 : (1 - shareX) * (1 - shareY)
  const weightB = b >= from && b <= to ? 0 : shareX * (1 - shareY)
  const weightC = c >= from && c <= to ? 0 : (1 - shareX) * shareY
  const weightD = d >= from && d <= to ? 0 : shareX * shareY
  const weight = weightA + weightB + weightC + weightD
  return weight > 0 ? (a * weightA + b * weightB + c * weightC + d * weightD) / weight : own
}
