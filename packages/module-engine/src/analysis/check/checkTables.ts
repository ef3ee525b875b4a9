import type { Path } from '../../document/Finding.ts'
import type { Cell, DecisionTable, ResultKind, ResultValue } from '../../document/logic.ts'
import { nearest } from '../../expression/nearest.ts'
import type { NameInfo, Scope } from '../../expression/Scope.ts'
import { resultType } from '../../expression/scopeOf.ts'
import { decimalText } from '../proof/scaled.ts'
import { BOOL, type CheckInSteps, type Checking } from './Checking.ts'
import { resolve, unknownName } from './reference.ts'

/** Checks that columns exist, that cells fit their column, and that results have their kind. */
export function* checkTables(checking: Checking): CheckInSteps {
  const groups = checking.definition.groups.map(({ id }) => id)
  for (const [index, table] of checking.definition.tables.entries()) {
    const path = ['tables', index]
    if (table.group !== undefined && !groups.includes(table.group)) {
      unknownName(checking, table.group, [...path, 'group'], groups)
    }
    yield* checkTable(checking, table, path)
  }
}

function* checkTable(checking: Checking, table: DecisionTable, path: Path): CheckInSteps {
  const scope = checking.scope(table.group)
  const columns = table.cols.map(({ ref }, column) => {
    const at = [...path, 'cols', column, 'ref']
    const info = resolve(checking, ref, at, scope)
    if (info?.type !== 'rows' && info?.type !== 'decimals') return info
    checking.error('type.mismatch', at, { expected: 'decimal|text|bool|texts', found: info.type })
    return undefined
  })
  for (const [r, row] of table.rows.entries()) {
    for (const [column, cell] of row.when.entries()) {
      const at = [...path, 'rows', r, 'when', column]
      const ref = table.cols[column]?.ref
      if (ref !== undefined) checkCell(checking, cell, at, ref, columns[column], scope)
      yield
    }
    yield* checkResults(checking, table, row.then, [...path, 'rows', r, 'then'], scope)
  }
  if (table.otherwise) yield* checkResults(checking, table, table.otherwise, [...path, 'otherwise'], scope)
}

function checkCell(
  checking: Checking,
  cell: Cell,
  path: Path,
  name: string,
  info: NameInfo | undefined,
  scope: Scope,
): void {
  if (cell === '-' || 'known' in cell) return
  if ('expr' in cell) {
    checking.expression(cell.expr, [...path, 'expr'], scope, BOOL)
    return
  }
  if (!info) return
  if ('range' in cell) {
    if (info.type !== 'decimal')
      checking.error('table.cell.type', path, { name, expected: info.type, found: 'range' })
    return
  }
  const key = 'in' in cell ? 'in' : 'not'
  const listed = 'in' in cell ? cell.in : cell.not
  listed.forEach((value, index) => {
    const at = [...path, key, index]
    if (!isOfType(value, info)) {
      checking.error('table.cell.type', at, { name, expected: info.type, found: String(value) })
    } else if (info.options && !info.options.some(({ id }) => id === String(value))) {
      const ids = info.options.map(({ id }) => id)
      const meant = nearest(String(value), ids)
      const params = { option: String(value), name, ...(meant !== undefined && { nearest: meant }) }
      checking.error('option.unknown', at, params)
    }
  })
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u

/** Compares as tables do: `"3"` is a number and `3` the name of an option, but `"yes"` is not true. */
function isOfType(value: string | number | boolean, info: NameInfo): boolean {
  if (info.type === 'decimal') return decimalText(value) !== undefined
  if (info.type === 'bool') return ['true', 'false'].includes(String(value))
  if (info.isDay) return DAY.test(String(value))
  return typeof value !== 'boolean'
}

function* checkResults(
  checking: Checking,
  table: DecisionTable,
  results: readonly ResultValue[],
  path: Path,
  scope: Scope,
): CheckInSteps {
  for (const [column, result] of results.entries()) {
    const kind = table.outs[column]?.kind
    if (result === null || kind === undefined) continue
    const at = [...path, column]
    if (typeof result === 'object') {
      checking.expression(result.expr, [...at, 'expr'], scope, [resultType(kind)])
    } else if (!isLiteralOf(result, kind)) {
      checking.error('table.value.type', at, { expected: kind, found: String(result) })
    }
    yield
  }
}

function isLiteralOf(value: string | number | boolean, kind: ResultKind): boolean {
  if (kind === 'bool') return ['true', 'false'].includes(String(value))
  if (kind === 'text' || kind === 'choice') return true
  const text = decimalText(typeof value === 'string' ? value.trim() : value)
  return text !== undefined && (kind === 'number' || !/\.\d*[1-9]/u.test(text))
}
