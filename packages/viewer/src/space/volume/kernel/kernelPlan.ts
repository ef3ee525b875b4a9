import type { Volume } from '../createVolume.ts'

/** The properties that all slices of a volume share; undefined if the kernel can't process the volume. */
export interface KernelPlan {
  /** The stored value that becomes 0: in the middle, where single precision is the finest. */
  middle: number
  slope: number
  intercept: number
  /** The position of the first slice and the distance of the next, in mm. */
  first: number
  spacing: number
}

/** Voxels are kept in 16 bits, one value of which stands for padding. */
const STEPS_MAX = 65_534
/**
 * The fraction of a spacing by which a slice may deviate from its position; a larger deviation would affect the
 * values.
 */
const UNEVEN_MAX = 1e-7

/** Undefined if slices are shifted, unevenly spaced or scaled differently, or hold more than 16 bits. */
export function kernelPlan({ shape, values, slopes, intercepts, min, max }: Volume): KernelPlan | undefined {
  const { places, shiftX, shiftY } = shape
  const [slope = 1, intercept = 0, first = 0] = [slopes[0], intercepts[0], places[0]]
  const spacing = ((places.at(-1) ?? 0) - first) / (places.length - 1)
  const isEven = places.every(
    (place, slice) => Math.abs(place - first - spacing * slice) <= spacing * UNEVEN_MAX,
  )
  const isOne = [slopes, intercepts, shiftX, shiftY].every((all) => all.every((part) => part === all[0]))
  const isWhole = values.every((slice) => !(slice instanceof Float32Array || slice instanceof Float64Array))
  const [low, high] = [Math.round((min - intercept) / slope), Math.round((max - intercept) / slope)]
  if (!isEven || !isOne || !isWhole || !(slope > 0) || !(high - low <= STEPS_MAX)) return undefined
  return { middle: Math.ceil((low + high) / 2), slope, intercept, first, spacing }
}
