import type { DicomDataset } from '../../dicom/index.ts'
import type { Quantity, Reading } from '../../model/Measurement.ts'
import { distance } from '../geometry/point.ts'
import { decimalText } from '../reading/decimalText.ts'
import { TOOL_SHAPES } from '../tools/toolShapes.ts'
import { COBB_ANGLE, CONCEPTS, type Code, LONG_AXIS, QUANTITY_CODES, unitCode, VALUE_CODES } from './codes.ts'
import { codeValue, numberValue, textValue } from './contentItems.ts'
import { coordinatesOf } from './coordinatesOf.ts'
import { type Graphic, graphicsOf } from './graphicsOf.ts'
import type { SrItem } from './SrImage.ts'

/** A number with its code, unit and shape, or a text if no current scheme has a code. */
export function readingItem(
  item: SrItem,
  reading: Reading,
  index: number,
  { words, modality }: { words: { quantities: Readonly<Record<Quantity, string>> }; modality: string },
): DicomDataset {
  const { quantity, value, unit } = reading
  const shapes = shapesOf(item, reading, index).map((shape) => coordinatesOf(item, shape, 'INFERRED FROM'))
  const values = STATISTICS.has(quantity) ? (VALUE_CODES[unit] ?? VALUE_CODES[modality]) : undefined
  const name = values ?? conceptOf(item, quantity)
  if (!name) {
    const text = `${words.quantities[quantity]}: ${decimalText(value)} ${unit}`.trim()
    return textValue('CONTAINS', CONCEPTS.comment, text, shapes)
  }
  const derivation = values && QUANTITY_CODES[quantity]
  const children = derivation
    ? [codeValue('HAS CONCEPT MOD', CONCEPTS.derivation, derivation), ...shapes]
    : shapes
  return numberValue(name, value, unitCode(unit), children)
}

const STATISTICS: ReadonlySet<Quantity> = new Set(['mean', 'sd', 'min', 'max', 'value'])

function conceptOf({ measurement }: SrItem, quantity: Quantity): Code | undefined {
  if (measurement.tool === 'bidirectional' && quantity === 'length') return LONG_AXIS
  if (measurement.tool === 'cobb' && quantity === 'angle') return COBB_ANGLE
  return QUANTITY_CODES[quantity]
}

/** Of several lines, the one whose length is given. Areas have their outline beside the numbers. */
function shapesOf({ measurement, calibration }: SrItem, { quantity }: Reading, index: number): Graphic[] {
  const { tool, points } = measurement
  const shapes = graphicsOf(measurement)
  if (TOOL_SHAPES[tool].isArea || (tool === 'counter' && quantity === 'area')) return []
  if (tool === 'ratio' && quantity === 'length') return shapes.slice(index - 1, index)
  if (tool !== 'bidirectional') return shapes
  const [a, b, c, d] = points
  const isSwapped = a && b && c && d && distance(c, d, calibration) > distance(a, b, calibration)
  const at = (quantity === 'length') === (isSwapped === true) ? 1 : 0
  return shapes.slice(at, at + 1)
}
