import type { ImagePoint } from '../../model/Geometry.ts'
import type { Calibration, Measurement, Quantity, Reading } from '../../model/Measurement.ts'
import { ellipsePerimeter } from '../geometry/ellipsePerimeter.ts'
import { areaOf, perimeterOf } from '../geometry/polygon.ts'
import { cornersOf, ellipseOf } from '../tools/outlineOf.ts'
import { areaDigits, lengthDigits, meanDigits, valueDigits } from './digits.ts'
import type { PixelSampler } from './PixelSampler.ts'
import { statisticsOf } from './statisticsOf.ts'

type Measured = Pick<Measurement, 'tool' | 'points'>

/** Area and perimeter are those of the outline, not of the pixels inside. */
export function areaReadings(
  measured: Measured,
  calibration: Calibration,
  pixels: PixelSampler | undefined,
): Reading[] {
  const size = sizeOf(measured, calibration)
  if (!size) return []
  const { unit, source } = calibration
  return [
    { quantity: 'area', value: size.area, unit: `${unit}²`, source, digits: areaDigits(calibration) },
    ...(pixels ? valueReadings(measured, pixels) : []),
    { quantity: 'perimeter', value: size.perimeter, unit, source, digits: lengthDigits(calibration) },
  ]
}

/** In the calibration's unit. Undefined for shapes without an interior. */
export function sizeOf(
  { tool, points }: Measured,
  calibration: Calibration,
): { area: number; perimeter: number } | undefined {
  const [a, b] = points
  if (!a || !b) return undefined
  if (tool === 'ellipse') return ellipseSize(a, b, calibration)
  const outline =
    tool === 'rectangle' || tool === 'grid' ? cornersOf(a, b) : tool === 'freehand' ? points : []
  if (outline.length < 3) return undefined
  return { area: areaOf(outline, calibration), perimeter: perimeterOf(outline, calibration) }
}

function ellipseSize(a: ImagePoint, b: ImagePoint, { x, y }: Calibration) {
  const { radiusX, radiusY } = ellipseOf(a, b)
  const [across, down] = [radiusX * x, radiusY * y]
  return { area: Math.PI * across * down, perimeter: ellipsePerimeter(across, down) }
}

function valueReadings(measured: Measured, pixels: PixelSampler): Reading[] {
  const statistics = statisticsOf(measured, pixels)
  if (!statistics) return []
  const { unit, resolution } = pixels
  const of = (quantity: Quantity & keyof typeof statistics, digits: typeof meanDigits): Reading => ({
    quantity,
    value: statistics[quantity],
    unit,
    digits: digits(statistics[quantity], resolution),
  })
  return [of('mean', meanDigits), of('sd', meanDigits), of('min', valueDigits), of('max', valueDigits)]
}
