import type { Cell, DecisionTable, ResultKind, ResultValue } from '../../document/logic.ts'
import { Exact, exact } from '../../expression/Exact.ts'
import type { CoreValue } from '../../expression/value.ts'
import type { Formula } from '../Template.ts'

/** Whether a known value fits a cell. */
type Match = (value: CoreValue) => boolean

export type PreparedCell =
  | { kind: 'any' }
  | { kind: 'known'; known: boolean }
  | { kind: 'match'; match: Match }
  | { kind: 'formula'; formula: Formula }

export type PreparedResult =
  | { kind: 'value'; value: CoreValue }
  | { kind: 'unknown' }
  | { kind: 'wrong' }
  | { kind: 'formula'; formula: Formula; result: ResultKind }

export interface PreparedRow {
  cells: readonly PreparedCell[]
  results: readonly PreparedResult[]
  /** Rows with the same key say the same. */
  key: string
}

export interface PreparedTable {
  rows: readonly PreparedRow[]
  otherwise: readonly PreparedResult[] | undefined
}

/** Reads every literal once, so that evaluating a table only compares. */
export function prepareTable(table: DecisionTable, compile: (source: string) => Formula): PreparedTable {
  const results = (values: readonly ResultValue[]) =>
    table.outs.map(({ kind }, index) => prepareResult(values[index], kind, compile))
  return {
    rows: table.rows.map((row) => ({
      cells: table.cols.map((_, index) => prepareCell(row.when[index] ?? '-', compile)),
      results: results(row.then),
      key: JSON.stringify(row.then),
    })),
    otherwise: table.otherwise && results(table.otherwise),
  }
}

function prepareCell(cell: Cell, compile: (source: string) => Formula): PreparedCell {
  if (cell === '-') return { kind: 'any' }
  if ('known' in cell) return { kind: 'known', known: cell.known }
  if ('expr' in cell) return { kind: 'formula', formula: compile(cell.expr) }
  if ('range' in cell) return { kind: 'match', match: inRange(...cell.range) }
  if ('in' in cell) return { kind: 'match', match: oneOf(cell.in) }
  const match = oneOf(cell.not)
  return { kind: 'match', match: (value) => !match(value) }
}

function inRange(from: string | null, to: string | null, ends: string): Match {
  const low = from === null ? undefined : exact(from)
  const high = to === null ? undefined : exact(to)
  return (value) => {
    if (!(value instanceof Exact)) return false
    const isAbove = low === undefined || (ends.startsWith('[') ? value.gte(low) : value.gt(low))
    return isAbove && (high === undefined || (ends.endsWith(']') ? value.lte(high) : value.lt(high)))
  }
}

/** Several answers fit when one of them does. */
function oneOf(listed: readonly (string | number | boolean)[]): Match {
  const texts = new Set(listed.map(String))
  const numbers = new Set(listed.flatMap((value) => exact(plainNumber(value))?.toFixed() ?? []))
  const matches: Match = (value) => {
    if (typeof value === 'string' || typeof value === 'boolean') return texts.has(String(value))
    if (value instanceof Exact) return numbers.has(value.toFixed())
    return Array.isArray(value) && value.some(matches)
  }
  return matches
}

const plainNumber = (value: string | number | boolean): string =>
  typeof value === 'number' ? new Exact(value).toFixed() : String(value)

function prepareResult(
  value: ResultValue | undefined,
  kind: ResultKind,
  compile: (source: string) => Formula,
): PreparedResult {
  if (value === null || value === undefined) return { kind: 'unknown' }
  if (typeof value === 'object') return { kind: 'formula', formula: compile(value.expr), result: kind }
  const literal = readLiteral(value, kind)
  return literal === undefined ? { kind: 'wrong' } : { kind: 'value', value: literal }
}

function readLiteral(value: string | number | boolean, kind: ResultKind): CoreValue | undefined {
  switch (kind) {
    case 'number':
      return exact(plainNumber(value).trim())
    case 'integer': {
      const number = exact(plainNumber(value).trim())
      return number?.isInteger() ? number : undefined
    }
    case 'bool':
      return typeof value === 'boolean'
        ? value
        : value === 'true'
          ? true
          : value === 'false'
            ? false
            : undefined
    default:
      return String(value)
  }
}
