import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { LookupTable, ModalityMap } from '../../model/Grayscale.ts'
import type { ValueRange } from './Appearance.ts'
import { modalityValue } from './modalityValue.ts'

/**
 * A slope may be negative and a table needn't be monotonic, so all values that a table yields in the range
 * count.
 */
export function valueRange(decoded: DecodedFrame, map: ModalityMap): ValueRange {
  if (map.kind === 'table') return rangeOfTable(map.table, decoded.min, decoded.max)
  const ends = [modalityValue(map, decoded.min), modalityValue(map, decoded.max)]
  return { low: Math.min(...ends), high: Math.max(...ends) }
}

function rangeOfTable({ first, entries }: LookupTable, min: number, max: number): ValueRange {
  const last = entries.length - 1
  const from = Math.min(Math.max(min - first, 0), last)
  const to = Math.min(Math.max(max - first, 0), last)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = from; i <= to; i++) {
    const entry = entries[i] ?? 0
    if (entry < low) low = entry
    if (entry > high) high = entry
  }
  return low <= high ? { low, high } : { low: 0, high: 0 }
}
