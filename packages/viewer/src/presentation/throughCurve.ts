import { curveOf } from '../display/gray/curveOf.ts'
import type { LookupTable, VoiOption } from '../model/Grayscale.ts'

/** As many as 16 bits have; more stored values share entries. */
const ENTRIES_MAX = 65_536

/** The values that an image can have. */
export interface ValueSteps {
  low: number
  high: number
  /** From one to the next. */
  step: number
}

/**
 * Combines a window and a Presentation LUT into one table, with an entry for each value that the image can have: the
 * window's output is spread over the LUT's entries (PS3.3 C.11.4). Values outside of the table have the level of its ends,
 * as in the window.
 */
export function throughCurve(
  option: VoiOption,
  { low, high, step: smallest }: ValueSteps,
  { entries, bits }: LookupTable,
): LookupTable {
  const shown = { range: { low, high }, isInverted: false, origin: 'file', explanation: '' } as const
  const curve = curveOf(
    option.kind === 'table'
      ? { kind: 'table', table: option.table, ...shown }
      : { kind: 'window', window: option, ...shown },
  )
  const step = Math.max(smallest, (high - low) / (ENTRIES_MAX - 1)) || 1
  const last = entries.length - 1
  const table = Uint16Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => {
    const level = exactLevel(curve, low + index * step) / 255
    return entries[Math.round(level * last)] ?? 0
  })
  return { first: low, step, entries: table, bits, explanation: '' }
}

/** Not rounded to 8 bits, so that a fine LUT isn't sampled in steps. */
function exactLevel(curve: ReturnType<typeof curveOf>, value: number): number {
  if (curve.kind === 'line') {
    if (curve.high <= curve.low) return value > curve.low ? 255 : 0
    return Math.min(Math.max((value - curve.low) / (curve.high - curve.low), 0), 1) * 255
  }
  const { first, step, levels } = curve
  const at = Math.min(Math.max((value - first) / step, 0), levels.length - 1)
  const below = levels[Math.floor(at)] ?? 0
  return below + ((levels[Math.ceil(at)] ?? below) - below) * (at - Math.floor(at))
}
