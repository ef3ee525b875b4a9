import type { DicomDataset } from '../../dicom/index.ts'
import type { Reading, SpacingSource } from '../../model/Measurement.ts'
import { distance } from '../geometry/point.ts'
import { decimalText } from '../reading/decimalText.ts'
import { TOOL_SHAPES } from '../tools/toolShapes.ts'
import { ATTENUATION, COBB_ANGLE, CONCEPTS, type Code, LONG_AXIS, QUANTITY_CODES, unitCode } from './codes.ts'
import { codeValue, container, numberValue, textValue, uidValue } from './contentItems.ts'
import { coordinatesOf } from './coordinatesOf.ts'
import { graphicsOf } from './graphicOf.ts'
import type { SrItem } from './SrImage.ts'

/** What is said in the report's own language. */
export interface SrWords {
  sources: Readonly<Record<SpacingSource, string>>
  quantities: Readonly<Record<Reading['quantity'], string>>
  /** Not for primary diagnosis. */
  notice: string
}

/** TID 1410 for areas, TID 1501 for everything else. */
export function measurementGroup(item: SrItem, uid: string, words: SrWords): DicomDataset {
  const { measurement, readings } = item
  const { isArea } = TOOL_SHAPES[measurement.tool]
  const name = measurement.label.trim() === '' ? String(measurement.number) : measurement.label
  const [outline] = isArea ? graphicsOf(measurement) : []
  return container(
    CONCEPTS.group,
    [
      textValue('HAS OBS CONTEXT', CONCEPTS.trackingName, name),
      uidValue('HAS OBS CONTEXT', CONCEPTS.trackingUid, uid),
      ...(outline ? [coordinatesOf(item, outline, 'CONTAINS', CONCEPTS.region)] : []),
      ...readings.flatMap((reading, index) => numberOf(item, reading, index)),
      ...wordsOf(item, words).map((text) => textValue('CONTAINS', CONCEPTS.comment, text)),
      ...(readings.length === 0 ? [remarkOf(item, name)] : []),
    ],
    { template: isArea ? '1410' : '1501' },
  )
}

function numberOf(item: SrItem, reading: Reading, index: number): DicomDataset[] {
  const name = conceptOf(item, reading)
  if (!name) return []
  const isStatistic = reading.unit === 'HU' && STATISTICS.has(reading.quantity)
  const children = [
    ...(isStatistic && QUANTITY_CODES[reading.quantity] && reading.quantity !== 'value'
      ? [codeValue('HAS CONCEPT MOD', CONCEPTS.derivation, QUANTITY_CODES[reading.quantity] as Code)]
      : []),
    ...shapesOf(item, reading, index).map((shape) => coordinatesOf(item, shape, 'INFERRED FROM')),
  ]
  return [numberValue(name, reading.value, unitCode(reading.unit), children)]
}

const STATISTICS: ReadonlySet<Reading['quantity']> = new Set(['mean', 'sd', 'min', 'max', 'value'])

function conceptOf({ measurement }: SrItem, { quantity, unit }: Reading): Code | undefined {
  if (measurement.tool === 'bidirectional' && quantity === 'length') return LONG_AXIS
  if (measurement.tool === 'cobb' && quantity === 'angle') return COBB_ANGLE
  if (unit === 'HU' && STATISTICS.has(quantity)) return ATTENUATION
  return QUANTITY_CODES[quantity]
}

/** Of several lines, the one whose length is said. Areas have their outline beside the numbers. */
function shapesOf({ measurement, calibration }: SrItem, { quantity }: Reading, index: number) {
  const { tool, points } = measurement
  if (TOOL_SHAPES[tool].isArea) return []
  const shapes = graphicsOf(measurement)
  if (tool === 'ratio' && quantity === 'length') return shapes.slice(index - 1, index)
  if (tool !== 'bidirectional') return shapes
  const [a, b, c, d] = points
  const isSwapped = a && b && c && d && distance(c, d, calibration) > distance(a, b, calibration)
  return [shapes[(quantity === 'length') === (isSwapped === true) ? 1 : 0] ?? shapes[0]].filter(
    (shape) => shape !== undefined,
  )
}

/** Where a length isn't simply that in the patient; and readings that no scheme has a code for. */
function wordsOf({ readings }: SrItem, words: SrWords): string[] {
  const sources = new Set(readings.map(({ source }) => source))
  const told = [...sources].filter((source) => source !== undefined && source !== 'patient')
  const uncoded = readings.filter(({ quantity }) => QUANTITY_CODES[quantity] === undefined)
  return [
    ...told.map((source) => words.sources[source as SpacingSource]),
    ...uncoded.map(
      ({ quantity, value, unit }) => `${words.quantities[quantity]}: ${decimalText(value)} ${unit}`,
    ),
  ]
}

/** An arrow or a text: its words, and where they point to. */
function remarkOf(item: SrItem, name: string): DicomDataset {
  const shapes = TOOL_SHAPES[item.measurement.tool].isArea ? [] : graphicsOf(item.measurement)
  return textValue(
    'CONTAINS',
    CONCEPTS.comment,
    name,
    shapes.map((shape) => coordinatesOf(item, shape, 'INFERRED FROM')),
  )
}
