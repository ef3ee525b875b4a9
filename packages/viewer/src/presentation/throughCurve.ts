import { curveOf } from '../display/grey/curveOf.ts'
import type { LookupTable, VoiOption } from '../model/Grayscale.ts'

/** The maximum table length (PS3.3 C.11.1.1.1). */
const ENTRIES_MAX = 65_536

/**
 * Combines a window and a Presentation LUT into one table: the window's output is spread over the LUT's
 * entries (PS3.3 C.11.4). Values outside of the table have the level of its ends, as in the window.
 */
export function throughCurve(
  option: VoiOption,
  { low, high }: { low: number; high: number },
  { entries, bits }: LookupTable,
): LookupTable {
  const shown = { range: { low, high }, isInverted: false, origin: 'file', explanation: '' } as const
  const curve = curveOf(
    option.kind === 'table'
      ? { kind: 'table', table: option.table, ...shown }
      : { kind: 'window', window: option, ...shown },
  )
  const first = Math.floor(low)
  const count = Math.min(Math.max(Math.ceil(high) - first + 1, 1), ENTRIES_MAX)
  const last = entries.length - 1
  const table = new Uint16Array(count)
  for (let index = 0; index < count; index++) {
    const level = exactLevel(curve, first + index) / 255
    table[index] = entries[Math.round(level * last)] ?? 0
  }
  return { first, entries: table, bits, explanation: '' }
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
