import type { SlideSource } from './SlideSource.ts'

/**
 * Through an eyepiece, ×10 shows about 1 µm per pixel of a usual screen; scanners mean the same by it (×20 ≈ 0.5, ×40 ≈
 * 0.25 µm). It is a convention: what is seen depends on the screen.
 */
const MICRONS_AT_1 = 10

/** `objective`: from the power that the file names; `convention`: from µm per pixel alone. */
export interface Magnification {
  times: number
  basis: 'objective' | 'convention'
}

type Scaled = Pick<SlideSource, 'micronsPerPixel' | 'objective'>

/** At so many device pixels per pixel of the largest level; undefined where the file tells neither power nor size. */
export const magnificationAt = (source: Scaled, scale: number): Magnification | undefined => {
  if (source.objective !== undefined) return { times: source.objective * scale, basis: 'objective' }
  if (!source.micronsPerPixel) return undefined
  return { times: (MICRONS_AT_1 / source.micronsPerPixel.x) * scale, basis: 'convention' }
}

/** The other way round: device pixels per pixel of the largest level. */
export const scaleOfMagnification = (source: Scaled, times: number): number | undefined => {
  const whole = magnificationAt(source, 1)
  return whole && times / whole.times
}
