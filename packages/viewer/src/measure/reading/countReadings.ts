import type { ImagePoint } from '../../model/Geometry.ts'
import type { Calibration, Measurement, Reading } from '../../model/Measurement.ts'
import { areaReadings, sizeOf } from './areaReadings.ts'
import { isInArea } from './areaRows.ts'

const PER_SQUARE_MILLIMETRE = { mm: 1, µm: 1e6 } as const

/** The number of points; with an area, also the number inside it and the density per mm². */
export function countReadings(
  points: readonly ImagePoint[],
  calibration: Calibration,
  within: Measurement | undefined,
): Reading[] {
  const counted = within ? points.filter((point) => isInArea(within, point)) : points
  const count: Reading = { quantity: 'count', value: counted.length, unit: '', digits: 0 }
  const size = within && sizeOf(within, calibration)
  if (!size || calibration.unit === 'px' || size.area <= 0) return [count]
  const value = (counted.length / size.area) * PER_SQUARE_MILLIMETRE[calibration.unit]
  const density: Reading = { quantity: 'density', value, unit: '/mm²', source: calibration.source, digits: 1 }
  return [count, density, ...areaReadings(within, calibration, undefined).slice(0, 1)]
}
