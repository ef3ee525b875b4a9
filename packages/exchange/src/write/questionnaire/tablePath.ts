import type { Cell, DecisionTable, ResultValue } from '@pandok/module-engine'
import { Inexpressible } from './Inexpressible.ts'
import { chosen, type Path, quoted } from './Path.ts'
import type { PathScope } from './PathScope.ts'
import { pathOf } from './pathOf.ts'
import { variableOf } from './variableOf.ts'

/**
 * The computation of the row that fires, in steps that build on each other, because a long table would be
 * nested too deeply for parsers.
 */
export interface TableSteps {
  variables: { name: string; expression: string }[]
  /** The variable with the number of the row; -1 stands for `otherwise`, and no value means undecided. */
  row: string
}

const ROWS_PER_STEP = 12
const NONE = '-2'

/**
 * Writes a FIRST table as nested `iif`: the first matching row, or nothing if an earlier one is undecided.
 */
export function tableSteps(table: DecisionTable, scope: PathScope): TableSteps {
  if (table.hit === 'UNIQUE') return uniqueSteps(table, scope)
  const variables: TableSteps['variables'] = []
  let before: string | undefined
  for (let at = 0; at === 0 || at < table.rows.length; at += ROWS_PER_STEP) {
    const isLast = at + ROWS_PER_STEP >= table.rows.length
    const otherwise = isLast ? (table.otherwise ? '-1' : '{}') : NONE
    const rows = table.rows.slice(at, at + ROWS_PER_STEP)
    const nested = rows.reduceRight(
      (rest, row, index) => chosen(rowPath(row.when, table, scope), String(at + index), rest),
      otherwise,
    )
    const name = isLast ? `table_${table.id}` : `table_${table.id}_${variables.length + 1}`
    variables.push({
      name,
      expression:
        before === undefined
          ? nested
          : `iif(${variableOf(before)} = ${NONE}, ${nested}, ${variableOf(before)})`,
    })
    before = name
  }
  return { variables, row: `table_${table.id}` }
}

/** Rows of a UNIQUE table exclude each other: the result is the matching row once none is undecided. */
function uniqueSteps(table: DecisionTable, scope: PathScope): TableSteps {
  const conditions = table.rows.map((row) => rowPath(row.when, table, scope))
  const variables: TableSteps['variables'] = []
  let before = ''
  conditions.forEach((condition, at) => {
    const name = `table_${table.id}_${at + 1}`
    // 0 means none so far, n + 1 means row n, -3 means two rows, and empty means that one is undecided.
    const found =
      before === ''
        ? `iif(${condition.source}, ${at + 1}, 0)`
        : `iif(${condition.source}, iif(${variableOf(before)} = 0, ${at + 1}, -3), ${variableOf(before)})`
    variables.push({
      name,
      expression: condition.isKnown ? found : `iif(${condition.source}.exists(), ${found}, {})`,
    })
    before = name
  })
  const row = `table_${table.id}`
  const none = table.otherwise ? '-1' : '{}'
  variables.push({
    name: row,
    expression:
      before === ''
        ? none
        : `iif(${variableOf(before)} > 0, ${variableOf(before)} - 1, iif(${variableOf(before)} = 0, ${none}, {}))`,
  })
  return { variables, row }
}

function rowPath(cells: readonly Cell[], { cols }: DecisionTable, scope: PathScope): Path {
  const tests = cells.flatMap((cell, index) => {
    const ref = cols[index]?.ref
    return cell === '-' || ref === undefined ? [] : [cellPath(cell, ref, scope)]
  })
  if (tests.length === 0) return { source: 'true', type: 'bool', isKnown: true }
  return {
    source: `(${tests.map(({ source }) => source).join(' and ')})`,
    type: 'bool',
    isKnown: tests.every(({ isKnown }) => isKnown),
  }
}

function cellPath(cell: Exclude<Cell, '-'>, ref: string, scope: PathScope): Path {
  if ('expr' in cell) return pathOf(cell.expr, scope)
  if ('known' in cell) return pathOf(cell.known ? `known(${ref})` : `!known(${ref})`, scope)
  const name = scope.names.get(ref)
  if (!name) throw new Inexpressible(ref)
  const bool = (source: string): Path => ({ source, type: 'bool', isKnown: false })
  if ('range' in cell) {
    const [lower, upper, brackets] = cell.range
    const parts = [
      ...(lower === null ? [] : [`${variableOf(ref)} ${brackets.startsWith('[') ? '>=' : '>'} ${lower}`]),
      ...(upper === null ? [] : [`${variableOf(ref)} ${brackets.endsWith(']') ? '<=' : '<'} ${upper}`]),
    ]
    return bool(
      parts.length === 0 ? `iif(${variableOf(ref)}.exists(), true, {})` : `(${parts.join(' and ')})`,
    )
  }
  const values = 'in' in cell ? cell.in : cell.not
  const literals = values.map((value) =>
    name.kind === 'decimal'
      ? String(value).trim()
      : name.kind === 'bool'
        ? String(value)
        : quoted(String(value)),
  )
  if (name.kind === 'multi') {
    const any = `${variableOf(ref)}.where($this in (${literals.join(' | ')})).exists()`
    const test = 'in' in cell ? any : `${any}.not()`
    return name.isNeverUnknown
      ? { source: test, type: 'bool', isKnown: true }
      : bool(`iif(${variableOf(ref)}.exists(), ${test}, {})`)
  }
  if (name.kind === 'size') throw new Inexpressible(ref)
  const equal =
    literals.length === 1
      ? `(${variableOf(ref)} = ${literals[0]})`
      : `(${literals.map((one) => `${variableOf(ref)} = ${one}`).join(' or ')})`
  return bool('in' in cell ? equal : `${equal}.not()`)
}

/**
 * Returns the value of one result column for the row that fires; rows with the same value are tested
 * together.
 */
export function resultPath(
  table: DecisionTable,
  column: number,
  row: string,
  isNumber: boolean,
  scope: PathScope,
): string {
  const results = new Map<string, number[]>()
  const all = [
    ...table.rows.map(({ then: values }, at) => ({ value: values[column] ?? null, at })),
    ...(table.otherwise ? [{ value: table.otherwise[column] ?? null, at: -1 }] : []),
  ]
  for (const { value, at } of all) {
    const source = valuePath(value, isNumber, scope)
    if (source !== '{}') results.set(source, [...(results.get(source) ?? []), at])
  }
  return [...results].reduceRight((rest, [source, rows]) => {
    const test =
      rows.length === 1
        ? `${variableOf(row)} = ${rows[0]}`
        : `${variableOf(row)} in (${rows.map((at) => (at < 0 ? `(${at})` : at)).join(' | ')})`
    return `iif(${test}, ${source}, ${rest})`
  }, '{}')
}

function valuePath(value: ResultValue, isNumber: boolean, scope: PathScope): string {
  if (value === null) return '{}'
  if (typeof value === 'object') return pathOf(value.expr, scope).source
  if (typeof value === 'boolean') return String(value)
  return isNumber ? String(value).trim() : quoted(String(value))
}
