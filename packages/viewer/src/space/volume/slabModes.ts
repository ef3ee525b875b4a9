import type { Range } from './insideRange.ts'

export const SLAB_MODES = ['mean', 'max', 'min'] as const
export type SlabMode = (typeof SLAB_MODES)[number]

/** The value of a pixel without any sample. */
export const SLAB_START: Readonly<Record<SlabMode, number>> = {
  mean: 0,
  max: Number.NEGATIVE_INFINITY,
  min: Number.POSITIVE_INFINITY,
}

/**
 * The result of a slab for each pixel of a row; for a mean, the sum and the number of values. Nothing was gathered
 * before `start` or from `end` on.
 */
export interface Gathered extends Range {
  values: Float64Array
  counts: Uint16Array
}
