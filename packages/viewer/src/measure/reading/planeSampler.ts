import type { ImagePoint } from '../../model/Geometry.ts'
import type { MeasurementPlace } from '../../model/Measurement.ts'
import { type ImagePlane, patientPoint } from '../../space/plane/ImagePlane.ts'
import type { Volume } from '../../space/volume/createVolume.ts'
import { planeFrame } from '../../space/volume/planeFrame.ts'
import { reslice } from '../../space/volume/reslice.ts'
import type { PixelSampler } from './PixelSampler.ts'
import { samplerOf } from './samplerOf.ts'

/**
 * The values under a measurement on a plane, sampled from the volume again on the grid and with the thickness
 * of the original plane, so that they are the values seen then, whatever is shown now.
 */
export function planeSampler(
  volume: Volume,
  { geometry, slab }: Extract<MeasurementPlace, { on: 'plane' }>,
  points: readonly ImagePoint[],
): PixelSampler | undefined {
  if (points.length === 0) return undefined
  const { columnSpacing, rowSpacing, frameOfReference } = volume.shape
  const size = Math.min(columnSpacing, rowSpacing)
  const across = pixelsOf(points.map(({ x }) => x / size))
  const down = pixelsOf(points.map(({ y }) => y / size))
  const whole: ImagePlane = { geometry, columns: 1, rows: 1, spacing: [size, size], frameOfReference }
  const position = patientPoint(whole, { x: across.first + 0.5, y: down.first + 0.5 })
  const part = { ...whole, geometry: { ...geometry, position }, columns: across.count, rows: down.count }
  const sampler = samplerOf(reslice(volume, part, slab), planeFrame(volume, part, ''))
  const origin = { x: (across.first - 0.5) * size, y: (down.first - 0.5) * size }
  return sampler && { ...sampler, grid: { origin, step: { x: size, y: size } } }
}

/**
 * The pixels of the plane that contain these positions, plus one on either side. Positions are relative to
 * the first pixel's center.
 */
function pixelsOf(places: readonly number[]): { first: number; count: number } {
  const first = Math.floor(Math.min(...places) + 0.5) - 1
  return { first, count: Math.floor(Math.max(...places) + 0.5) + 2 - first }
}
