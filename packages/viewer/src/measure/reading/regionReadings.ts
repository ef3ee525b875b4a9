import type { ImagePoint, RegionUnit, UltrasoundRegion } from '../../model/Geometry.ts'
import type { Measurement, Quantity, Reading } from '../../model/Measurement.ts'
import { digitsFor } from './digits.ts'

/** Whether both axes are lengths: an ordinary picture, which the calibration fully describes. */
export const isPicture = ({ unitX, unitY }: UltrasoundRegion): boolean => unitX === 'cm' && unitY === 'cm'

/**
 * For M-mode, spectra and wave forms: each axis in its own unit. Lines give the difference between their
 * ends; a probe gives the position, if the region has a reference value.
 */
export function regionReadings(
  { tool, points }: Pick<Measurement, 'tool' | 'points'>,
  region: UltrasoundRegion,
): Reading[] {
  const [a, b] = points
  if (tool === 'length' && a && b) return lineReadings(a, b, region)
  return tool === 'probe' && a ? placeReadings(a, region) : []
}

const lineReadings = (a: ImagePoint, b: ImagePoint, region: UltrasoundRegion): Reading[] => [
  ...axisReading(region.unitX, region.deltaX, Math.abs((b.x - a.x) * region.deltaX)),
  ...axisReading(region.unitY, region.deltaY, Math.abs((b.y - a.y) * region.deltaY)),
]

function placeReadings(point: ImagePoint, region: UltrasoundRegion): Reading[] {
  const { reference, minX, minY, unitX, unitY, deltaX, deltaY } = region
  if (!reference) return []
  // The reference pixel is relative to the region's first one, and its value applies to its center.
  const x = (point.x - minX - reference.x - 0.5) * deltaX + reference.valueX
  const y = (point.y - minY - reference.y - 0.5) * deltaY + reference.valueY
  return [...axisReading(unitX, deltaX, x), ...axisReading(unitY, deltaY, y)]
}

const QUANTITIES: Partial<Record<RegionUnit, { quantity: Quantity; unit: string; factor: number }>> = {
  cm: { quantity: 'length', unit: 'mm', factor: 10 },
  s: { quantity: 'time', unit: 's', factor: 1 },
  'cm/s': { quantity: 'velocity', unit: 'cm/s', factor: 1 },
  Hz: { quantity: 'frequency', unit: 'Hz', factor: 1 },
}

function axisReading(unit: RegionUnit, delta: number, amount: number): Reading[] {
  const known = QUANTITIES[unit]
  if (!known || !Number.isFinite(amount)) return []
  const { quantity, factor } = known
  const digits = digitsFor(Math.abs(delta) * factor)
  return [{ quantity, value: amount * factor, unit: known.unit, source: 'region', digits }]
}
