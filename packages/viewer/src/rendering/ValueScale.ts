import type { Volume } from '../space/volume/createVolume.ts'

/** The range of modality values in a rendering: `low` maps to 0 and `high` to 1. */
export interface ValueScale {
  low: number
  high: number
  /** True if values are Hounsfield units, so that a value identifies a tissue. */
  isHounsfield: boolean
}

/** From air to dense bone; metal is shown as the densest bone. */
const HOUNSFIELD = { low: -1024, high: 3071 } as const

/** The percentiles between which the relative scale of other modalities lies. */
const [DARKEST, BRIGHTEST] = [1, 99.8]
const BINS = 4096
/** Only every n-th voxel is counted, which is enough for percentiles. */
const STRIDE = 7

export function valueScaleOf(volume: Volume): ValueScale {
  if (volume.shape.unit === 'HU') return { ...HOUNSFIELD, isHounsfield: true }
  const counts = histogramOf(volume)
  const width = (volume.max - volume.min) / BINS
  const low = volume.min + binAt(counts, DARKEST) * width
  const high = volume.min + (binAt(counts, BRIGHTEST) + 1) * width
  return { low, high: high > low ? high : low + 1, isHounsfield: false }
}

function histogramOf({ values, slopes, intercepts, paddingFrom, paddingTo, min, max }: Volume): Uint32Array {
  const counts = new Uint32Array(BINS)
  const factor = max > min ? BINS / (max - min) : 0
  values.forEach((slice, index) => {
    const [slope = 1, intercept = 0] = [slopes[index], intercepts[index]]
    const [from = Number.NaN, to = Number.NaN] = [paddingFrom[index], paddingTo[index]]
    for (let at = 0; at < slice.length; at += STRIDE) {
      const stored = slice[at] as number
      if (stored >= from && stored <= to) continue
      const bin = Math.min(BINS - 1, Math.max(0, ((stored * slope + intercept - min) * factor) | 0))
      counts[bin] = (counts[bin] as number) + 1
    }
  })
  return counts
}

function binAt(counts: Uint32Array, percent: number): number {
  const requested = (counts.reduce((sum, count) => sum + count, 0) * percent) / 100
  let seen = 0
  for (const [bin, count] of counts.entries()) {
    seen += count
    if (seen >= requested && seen > 0) return bin
  }
  return BINS - 1
}
