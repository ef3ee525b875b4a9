import { fixed, signature } from './IccProfile.ts'

/** Maps 0 … 1 to 0 … 1. */
export type Curve = (value: number) => number

const MOST_ENTRIES = 65_536

/**
 * A curve (`curv`) or a function (`para`) of a profile; undefined if it is neither. Throws RangeError if it
 * is truncated.
 */
export const readCurve = (view: DataView, at: number): Curve | undefined => {
  const type = signature(view, at)
  if (type === 'para') return parametric(view, at)
  if (type !== 'curv') return undefined
  const count = view.getUint32(at + 8)
  if (count === 0) return (value) => value
  if (count === 1) {
    const gamma = view.getUint16(at + 12) / 256
    return (value) => value ** gamma
  }
  if (count > MOST_ENTRIES) return undefined
  return tableCurve(
    Float64Array.from({ length: count }, (_, index) => view.getUint16(at + 12 + index * 2) / 65_535),
  )
}

/** Linear interpolation between entries. */
export const tableCurve =
  (entries: Float64Array): Curve =>
  (value) => {
    const place = Math.min(1, Math.max(0, value)) * (entries.length - 1)
    const low = Math.floor(place)
    const from = entries[low] ?? 0
    return from + ((entries[low + 1] ?? from) - from) * (place - low)
  }

/** Parameter counts of the five functions of ICC.1, 10.18. */
const COUNTS = [1, 3, 4, 5, 7] as const

const parametric = (view: DataView, at: number): Curve | undefined => {
  const kind = view.getUint16(at + 8)
  const count = COUNTS[kind]
  if (count === undefined) return undefined
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: count }, (_, index) =>
    fixed(view, at + 12 + index * 4),
  )
  const power = (value: number) => Math.max(0, a * value + b) ** g
  switch (kind) {
    case 0:
      return (value) => value ** g
    case 1:
      return (value) => (value >= -b / a ? power(value) : 0)
    case 2:
      return (value) => (value >= -b / a ? power(value) + c : c)
    case 3:
      return (value) => (value >= d ? power(value) : c * value)
    default:
      return (value) => (value >= d ? power(value) + e : c * value + f)
  }
}
