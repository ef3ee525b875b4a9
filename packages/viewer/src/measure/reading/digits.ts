import type { Calibration } from '../../model/Measurement.ts'

/** The number of decimals whose last place isn't finer than `step`. */
export function digitsFor(step: number): number {
  if (!Number.isFinite(step) || step <= 0) return 0
  return Math.min(6, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)))
}

/** A length is known to the size of a pixel, by its longer side. */
export const lengthDigits = ({ x, y, step }: Calibration): number => digitsFor(step ?? Math.max(x, y))

export const areaDigits = ({ x, y, step }: Calibration): number => digitsFor(step ? step ** 2 : x * y)

/**
 * An angle is known to the change that half a pixel at the end of its shorter arm makes; at most one decimal.
 */
export function angleDigits(shorterArm: number): number {
  const degrees = (0.5 / shorterArm) * (180 / Math.PI)
  return degrees <= 0.1 ? 1 : 0
}

/** The decimals that an error of half a pixel at either line leaves certain, at most two. */
export function ratioDigits(ratio: number, first: number, second: number): number {
  return Math.min(2, Math.max(1, digitsFor(Math.abs(ratio) * (0.5 / first + 0.5 / second))))
}

/** Values without a resolution are given to four significant digits. */
export const valueDigits = (value: number, resolution: number | undefined): number =>
  resolution === undefined ? digitsFor(Math.abs(value) / 1000) : digitsFor(resolution)

/** A mean of many values is more precise than each of them. */
export const meanDigits = (value: number, resolution: number | undefined): number =>
  Math.min(6, valueDigits(value, resolution) + (resolution === undefined ? 0 : 1))
