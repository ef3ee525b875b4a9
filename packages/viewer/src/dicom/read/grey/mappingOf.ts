import type { RealWorldMapping } from '../../../model/RealWorld.ts'
import { firstItem } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, stringOf } from '../../parse/values.ts'
import { textOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'

const T = tags(
  'RealWorldValueSlope',
  'RealWorldValueIntercept',
  'MeasurementUnitsCodeSequence',
  'CodingSchemeDesignator',
  'CodeValue',
  'CodeMeaning',
)

/**
 * The mapping of an item of a Real World Value Mapping Sequence; undefined if there is none, or a table
 * instead of a slope.
 */
export function mappingOf(item: ParsedDataset): RealWorldMapping | undefined {
  const slope = numberOf(item, T.RealWorldValueSlope)
  if (!slope) return undefined
  return { slope, intercept: numberOf(item, T.RealWorldValueIntercept) ?? 0, unit: unitOf(item) }
}

/**
 * UCUM codes are readable; braces contain annotations and are dropped. For other schemes the meaning is used.
 */
function unitOf(item: ParsedDataset): string {
  const unit = firstItem(item, T.MeasurementUnitsCodeSequence)
  if (!unit) return ''
  const code = stringOf(unit, T.CodeValue)
  if (stringOf(unit, T.CodingSchemeDesignator) !== 'UCUM') return textOf(unit, T.CodeMeaning)
  if (code === '1') return ''
  if (code === "[hnsf'U]") return 'HU'
  return code.replace(/\{[^}]*\}/gu, '') || code.replace(/[{}]/gu, '')
}
