import type { ValueSpan } from '../../../model/Grayscale.ts'
import type { RealWorldMapping } from '../../../model/RealWorld.ts'
import { firstItem, items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf, stringOf } from '../../parse/values.ts'
import { textOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'

const T = tags(
  'RealWorldValueSlope',
  'RealWorldValueIntercept',
  'RealWorldValueFirstValueMapped',
  'RealWorldValueLastValueMapped',
  'DoubleFloatRealWorldValueFirstValueMapped',
  'DoubleFloatRealWorldValueLastValueMapped',
  'MeasurementUnitsCodeSequence',
  'CodingSchemeDesignator',
  'CodeValue',
  'CodeMeaning',
)

/**
 * The mapping of an item of a Real World Value Mapping Sequence; undefined if there is none, or a table
 * instead of a slope.
 */
function mappingOf(item: ParsedDataset): RealWorldMapping | undefined {
  const slope = numberOf(item, T.RealWorldValueSlope)
  if (!slope) return undefined
  const range = rangeOf(item)
  const intercept = numberOf(item, T.RealWorldValueIntercept) ?? 0
  return { slope, intercept, unit: unitOf(item), ...(range && { range }) }
}

/** The first mapping of a sequence by a slope. */
export function firstMapping(holder: ParsedDataset, sequence: number): RealWorldMapping | undefined {
  for (const item of items(holder, sequence)) {
    const mapping = mappingOf(item)
    if (mapping) return mapping
  }
  return undefined
}

/** Returns undefined if the file gives no range, or an invalid one. */
function rangeOf(item: ParsedDataset): ValueSpan | undefined {
  const from = numberOf(item, T.RealWorldValueFirstValueMapped)
  const to = numberOf(item, T.RealWorldValueLastValueMapped)
  if (from === undefined || to === undefined) return floatRangeOf(item)
  // Without explicit VRs, a negative number is read as an unsigned one.
  const start = from > to ? from - 65_536 : from
  return start <= to ? { from: start, to } : undefined
}

/**
 * Single-precision pixels may be rounded to slightly above the end of the range, which the file gives in double
 * precision.
 */
function floatRangeOf(item: ParsedDataset): ValueSpan | undefined {
  const from = numberOf(item, T.DoubleFloatRealWorldValueFirstValueMapped)
  const to = numberOf(item, T.DoubleFloatRealWorldValueLastValueMapped)
  if (from === undefined || to === undefined || !(from <= to)) return undefined
  return { from: from - Math.abs(from) * SINGLE, to: to + Math.abs(to) * SINGLE }
}

const SINGLE = 2 ** -23

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
