import type { SlideSource } from './SlideSource.ts'

/**
 * Through an eyepiece, ×10 shows about 1 µm per pixel of a usual screen; scanners use the same convention
 * (×20 ≈ 0.5, ×40 ≈ 0.25 µm). The actual magnification depends on the screen.
 */
const MICRONS_AT_1 = 10

/** `objective` is from the file's objective power, `convention` from µm per pixel alone. */
export interface Magnification {
  times: number
  basis: 'objective' | 'convention'
}

type Scaled = Pick<SlideSource, 'micronsPerPixel' | 'objective'>

/**
 * At this many device pixels per pixel of the largest level; undefined if the file has neither power nor
 * pixel size.
 */
export const magnificationAt = (source: Scaled, scale: number): Magnification | undefined => {
  if (source.objective !== undefined) return { times: source.objective * scale, basis: 'objective' }
  if (!source.micronsPerPixel) return undefined
  return { times: (MICRONS_AT_1 / source.micronsPerPixel.x) * scale, basis: 'convention' }
}

/** The reverse: device pixels per pixel of the largest level. */
export const scaleOfMagnification = (source: Scaled, times: number): number | undefined => {
  const whole = magnificationAt(source, 1)
  return whole && times / whole.times
}
