import type { Cell, DecisionTable, Example, TableRow } from '@pandok/module-engine'
import { compareDecimals, isDecimal } from '../values/decimals.ts'
import { isNumeric, type NamedField } from '../values/namedFields.ts'
import { emptyRow } from './tableEdits.ts'

/**
 * A row that covers what a proof has found open. A number becomes the stretch around it that no limit of its column cuts,
 * so that one press closes the gap and not just the one example.
 */
export function rowForExample(
  table: DecisionTable,
  fields: readonly NamedField[],
  example: Example,
): TableRow {
  return {
    ...emptyRow(table),
    when: table.cols.map(({ ref }, column) => {
      const field = fields.find(({ id }) => id === ref)
      return cellFor(table, column, field, example[ref])
    }),
  }
}

function cellFor(
  table: DecisionTable,
  column: number,
  field: NamedField | undefined,
  value: Example[string] | undefined,
): Cell {
  if (value === undefined) return '-'
  if (value === null) return { known: false }
  if (typeof value === 'boolean') return { in: [value] }
  const text = String(value)
  if (field && isNumeric(field) && isDecimal(text)) return stretchAround(table, column, text)
  // Several answers of one column come joined by commas.
  if (field?.kind === 'multi') return { in: text.split(',').map((each) => each.trim()) }
  return { in: [text] }
}

interface Limit {
  at: string
  /** Whether some row has the limit itself, coming from below or from above. */
  isTaken: boolean
}

function stretchAround(table: DecisionTable, column: number, value: string): Cell {
  const ranges = table.rows.flatMap(({ when }) => {
    const cell = when[column]
    return cell !== undefined && typeof cell === 'object' && 'range' in cell ? [cell.range] : []
  })
  const ends = ranges.flatMap(([from, to]) => [from, to].filter((end) => end !== null))
  if (ends.some((end) => compareDecimals(end, value) === 0)) return { range: [value, value, '[]'] }
  const isTaken = (at: string) =>
    ranges.some(
      ([from, to, brackets]) =>
        (from !== null && compareDecimals(from, at) === 0 && brackets.startsWith('[')) ||
        (to !== null && compareDecimals(to, at) === 0 && brackets.endsWith(']')),
    )
  const limit = (at: string | undefined): Limit | undefined =>
    at === undefined ? undefined : { at, isTaken: isTaken(at) }
  const below = limit(
    extreme(
      ends.filter((end) => compareDecimals(end, value) < 0),
      1,
    ),
  )
  const above = limit(
    extreme(
      ends.filter((end) => compareDecimals(end, value) > 0),
      -1,
    ),
  )
  if (!below && !above) return '-'
  const from = below && !below.isTaken ? '[' : '('
  const to = above && !above.isTaken ? ']' : ')'
  return { range: [below?.at ?? null, above?.at ?? null, `${from}${to}` as '[]'] }
}

function extreme(list: readonly string[], sign: 1 | -1): string | undefined {
  return list.reduce<string | undefined>(
    (best, each) => (best === undefined || compareDecimals(each, best) * sign > 0 ? each : best),
    undefined,
  )
}
