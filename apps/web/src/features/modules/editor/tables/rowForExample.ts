import type { Cell, DecisionTable, Example, TableRow } from '@pandok/module-engine'
import { isNumeric, type NamedField } from '#shared/conditions/namedFields.ts'
import { compareDecimals, isDecimal } from '../values/decimals.ts'
import { emptyRow } from './tableEdits.ts'

type Range = Extract<Cell, { range: unknown }>['range']

/**
 * A row that covers a gap found by the proof. A number becomes the whole range that neighboring rows leave
 * open, so that one press closes the gap and not just the example.
 */
export function rowForExample(
  table: DecisionTable,
  fields: readonly NamedField[],
  example: Example,
): TableRow {
  const when = table.cols.map(({ ref }, column): Cell => {
    const value = example[ref]
    if (value === undefined) return '-'
    if (value === null) return { known: false }
    if (typeof value === 'boolean') return { in: [value] }
    const text = String(value)
    const field = fields.find(({ id }) => id === ref)
    if (field && isNumeric(field) && isDecimal(text))
      return stretchAround(text, rangesBeside(table, column, example))
    // An example's answers are joined by commas.
    return { in: field?.kind === 'multi' ? text.split(',').map((each) => each.trim()) : [text] }
  })
  return { ...emptyRow(table), when }
}

/** The ranges of a column in the rows that match the example in every other column. */
function rangesBeside(table: DecisionTable, column: number, example: Example): Range[] {
  return table.rows.flatMap(({ when }) => {
    const cell = when[column]
    const isBeside = when.every(
      (other, at) => at === column || meets(other, example[table.cols[at]?.ref ?? '']),
    )
    return isBeside && cell !== undefined && cell !== '-' && 'range' in cell ? [cell.range] : []
  })
}

function meets(cell: Cell, value: Example[string] | undefined): boolean {
  if (cell === '-' || value === undefined || 'expr' in cell) return true
  if ('known' in cell) return cell.known === (value !== null)
  if (value === null) return false
  if ('in' in cell) return cell.in.some((each) => String(each) === String(value))
  if ('not' in cell) return !cell.not.some((each) => String(each) === String(value))
  return (
    isDecimal(String(value)) && !isBelow(cell.range, String(value)) && !isAbove(cell.range, String(value))
  )
}

/** Whether a range ends before the value. */
function isBelow([, to, brackets]: Range, value: string): boolean {
  const order = to === null ? 1 : compareDecimals(to, value)
  return order < 0 || (order === 0 && brackets.endsWith(')'))
}

function isAbove([from, , brackets]: Range, value: string): boolean {
  const order = from === null ? -1 : compareDecimals(from, value)
  return order > 0 || (order === 0 && brackets.startsWith('('))
}

function stretchAround(value: string, ranges: readonly Range[]): Cell {
  const below = ranges.filter((range) => isBelow(range, value))
  const above = ranges.filter((range) => isAbove(range, value))
  const from = extreme(
    below.map(([, to]) => to),
    1,
  )
  const to = extreme(
    above.map(([low]) => low),
    -1,
  )
  if (from === null && to === null) return '-'
  const hasFrom = below.some(([, end, brackets]) => end === from && brackets.endsWith(']'))
  const hasTo = above.some(([start, , brackets]) => start === to && brackets.startsWith('['))
  const open = from === null || hasFrom ? '(' : '['
  const close = to === null || hasTo ? ')' : ']'
  return { range: [from, to, `${open}${close}`] }
}

function extreme(ends: readonly (string | null)[], sign: 1 | -1): string | null {
  return ends.reduce<string | null>(
    (best, each) =>
      each !== null && (best === null || compareDecimals(each, best) * sign > 0) ? each : best,
    null,
  )
}
