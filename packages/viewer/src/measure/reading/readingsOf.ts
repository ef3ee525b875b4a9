import { itemAt } from '@pandok/domain'
import type { ImagePoint, RowColumn, UltrasoundRegion } from '../../model/Geometry.ts'
import type { Calibration, Measurement, Reading } from '../../model/Measurement.ts'
import { angleAt, angleOfLines } from '../geometry/angles.ts'
import { distance, type Scale } from '../geometry/point.ts'
import { areaReadings } from './areaReadings.ts'
import { countReadings } from './countReadings.ts'
import { angleDigits, lengthDigits, ratioDigits, valueDigits } from './digits.ts'
import type { PixelSampler } from './PixelSampler.ts'
import { isPicture, regionReadings } from './regionReadings.ts'
import { valueUnder } from './statisticsOf.ts'

export interface ReadingContext {
  calibration: Calibration
  /** Absent if no values are to be read. */
  pixels?: PixelSampler | undefined
  /** The ultrasound region that contains the points. */
  region?: UltrasoundRegion | undefined
  /** Pixel Aspect Ratio, [vertical, horizontal], for angles where no size is known. */
  aspect?: RowColumn | undefined
  /** For a counter: the area in which points count, for the density per mm². */
  within?: Measurement | undefined
}

type Measured = Pick<Measurement, 'tool' | 'points'>

/**
 * The readings of a measurement, most important first. They depend on the image only: not on zoom, window or
 * screen. Empty for an incomplete measurement.
 */
export function readingsOf({ tool, points }: Measured, context: ReadingContext): Reading[] {
  const { region } = context
  if (region && !isPicture(region)) return regionReadings({ tool, points }, region)
  switch (tool) {
    case 'length':
      return lengthReadings(points, context.calibration)
    case 'path':
      return pathReadings(points, context.calibration)
    case 'bidirectional':
      return axesReadings(points, context.calibration)
    case 'angle':
    case 'cobb':
      return angleReadings(tool, points, context)
    case 'ratio':
      return ratioReadings(points, context.calibration)
    case 'rectangle':
    case 'ellipse':
    case 'freehand':
      return areaReadings({ tool, points }, context.calibration, context.pixels)
    case 'grid':
      return areaReadings({ tool, points }, context.calibration, undefined).slice(0, 1)
    case 'probe':
      return probeReadings(points, context.pixels)
    case 'counter':
      return countReadings(points, context.calibration, context.within)
    case 'arrow':
    case 'text':
    case 'vertebra':
      return []
  }
}

const lengthOf = (value: number, calibration: Calibration): Reading => ({
  quantity: 'length',
  value,
  unit: calibration.unit,
  source: calibration.source,
  digits: lengthDigits(calibration),
})

function lengthReadings([a, b]: readonly ImagePoint[], calibration: Calibration): Reading[] {
  return a && b ? [lengthOf(distance(a, b, calibration), calibration)] : []
}

/** The length along all segments. */
function pathReadings(points: readonly ImagePoint[], calibration: Calibration): Reading[] {
  if (points.length < 2) return []
  const parts = points.slice(1).map((point, index) => distance(itemAt(points, index), point, calibration))
  return [
    lengthOf(
      parts.reduce((sum, part) => sum + part, 0),
      calibration,
    ),
  ]
}

/** The longer one is the long axis, whichever was drawn first. */
function axesReadings([a, b, c, d]: readonly ImagePoint[], calibration: Calibration): Reading[] {
  if (!a || !b) return []
  const one = distance(a, b, calibration)
  if (!c || !d) return [lengthOf(one, calibration)]
  const other = distance(c, d, calibration)
  const short: Reading = { ...lengthOf(Math.min(one, other), calibration), quantity: 'shortAxis' }
  return [lengthOf(Math.max(one, other), calibration), short]
}

function angleReadings(
  tool: 'angle' | 'cobb',
  [a, b, c, d]: readonly ImagePoint[],
  context: ReadingContext,
): Reading[] {
  if (!a || !b || !c || (tool === 'cobb' && !d)) return []
  const scale = shapeOf(context)
  const value = d && tool === 'cobb' ? angleOfLines([a, b], [c, d], scale) : angleAt(a, b, c, scale)
  if (value === undefined) return []
  const arm = Math.min(distance(a, b), d && tool === 'cobb' ? distance(c, d) : distance(b, c))
  return [{ quantity: 'angle', value, unit: '°', digits: angleDigits(arm) }]
}

/** Angles need only the aspect ratio of a pixel, which may be known where its size isn't. */
function shapeOf({ calibration, aspect }: ReadingContext): Scale {
  const isKnown = aspect && aspect[0] > 0 && aspect[1] > 0
  return calibration.unit === 'px' && isKnown ? { x: aspect[1], y: aspect[0] } : calibration
}

function ratioReadings([a, b, c, d]: readonly ImagePoint[], calibration: Calibration): Reading[] {
  if (!a || !b) return []
  const first = lengthOf(distance(a, b, calibration), calibration)
  if (!c || !d) return [first]
  const second = lengthOf(distance(c, d, calibration), calibration)
  if (second.value === 0) return [first]
  const value = first.value / second.value
  const digits = ratioDigits(value, distance(a, b), distance(c, d))
  return [{ quantity: 'ratio', value, unit: '', digits }, first, second]
}

function probeReadings(points: readonly ImagePoint[], pixels: PixelSampler | undefined): Reading[] {
  const value = pixels && valueUnder({ tool: 'probe', points }, pixels)
  if (!pixels || value === undefined) return []
  return [{ quantity: 'value', value, unit: pixels.unit, digits: valueDigits(value, pixels.resolution) }]
}
