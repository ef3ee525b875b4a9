import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { PaddingRange } from '../../model/Grayscale.ts'

const BINS = 4096

/** Stored values below which the given fractions of the pixels lie, from a histogram with 4096 bins. */
export function percentiles(
  { values, min, max }: DecodedFrame,
  shares: readonly number[],
  padding?: PaddingRange,
): number[] {
  if (max <= min) return shares.map(() => min)
  const counts = new Uint32Array(BINS)
  const factor = (BINS - 1) / (max - min)
  const from = padding?.from ?? Number.POSITIVE_INFINITY
  const to = padding?.to ?? Number.NEGATIVE_INFINITY
  let total = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if ((value >= from && value <= to) || value < min || value > max) continue
    const bin = ((value - min) * factor + 0.5) | 0
    counts[bin] = (counts[bin] as number) + 1
    total++
  }
  return shares.map((share) => valueAt(counts, (total * share) / 100, (bin) => min + bin / factor, max))
}

function valueAt(
  counts: Uint32Array,
  requested: number,
  stored: (bin: number) => number,
  max: number,
): number {
  let seen = 0
  for (const [bin, count] of counts.entries()) {
    seen += count
    // Integers stay integers where the bins are finer than the values.
    if (seen >= requested && seen > 0) return Number(stored(bin).toPrecision(12))
  }
  return max
}
