import { type Cell, TABLE_COLUMNS_MAX, TABLE_ROWS_MAX } from '@pandok/module-engine'
import { type Condition, celOf, celOfTest, type Test } from './conditionOf.ts'

/** One path to a result, with the tests of each column. */
export interface RuleRow<Result> {
  tests: ReadonlyMap<string, readonly Test[]>
  result: Result
  label: string
}

export interface RuleTable<Result> {
  columns: string[]
  rows: { cells: Cell[]; result: Result; label: string }[]
}

const TERMS_MAX = 24

/**
 * Converts a condition into alternatives with a few tests for each column, or returns undefined if there are
 * too many.
 */
export function alternativesOf(condition: Condition): Map<string, Test[]>[] | undefined {
  const flat = pushed(condition, false)
  return flat && termsOf(flat)
}

/** Removes `not` by moving it into the tests, or returns undefined if a test has no opposite. */
function pushed(condition: Condition, isNot: boolean): Condition | undefined {
  switch (condition.op) {
    case 'const':
      return { op: 'const', value: condition.value !== isNot }
    case 'not':
      return pushed(condition.of, !isNot)
    case 'test':
      return isNot ? opposite(condition.name, condition.test) : condition
    default: {
      const of = condition.of.map((one) => pushed(one, isNot))
      if (of.some((one) => one === undefined)) return undefined
      const op = (condition.op === 'and') === isNot ? 'or' : 'and'
      return { op, of: of as Condition[] }
    }
  }
}

/** A missing answer fulfills the opposite of every test except `known: false` and similar ones. */
function opposite(name: string, test: Test): Condition | undefined {
  if (test.kind === 'in') return { op: 'test', name, test: { kind: 'notIn', values: test.values } }
  if (test.kind === 'notIn') return { op: 'test', name, test: { kind: 'in', values: test.values } }
  return test.kind === 'known' ? { op: 'test', name, test: { kind: 'known', known: !test.known } } : undefined
}

function termsOf(condition: Condition): Map<string, Test[]>[] | undefined {
  switch (condition.op) {
    case 'const':
      return condition.value ? [new Map()] : []
    case 'test':
      return [new Map([[condition.name, [condition.test]]])]
    case 'not':
      return undefined
    case 'or': {
      const sameColumn = oneOf(condition.of)
      if (sameColumn) return [sameColumn]
      const all: Map<string, Test[]>[] = []
      for (const one of condition.of) {
        const terms = termsOf(one)
        if (!terms) return undefined
        all.push(...terms)
        if (all.length > TERMS_MAX) return undefined
      }
      return all
    }
    case 'and': {
      let all: Map<string, Test[]>[] = [new Map()]
      for (const one of condition.of) {
        const terms = termsOf(one)
        if (!terms) return undefined
        all = all.flatMap((left) => terms.map((right) => joined(left, right)))
        if (all.length > TERMS_MAX) return undefined
      }
      return all
    }
  }
}

/** Several values of one column become one cell. */
function oneOf(conditions: readonly Condition[]): Map<string, Test[]> | undefined {
  const [first] = conditions
  if (first?.op !== 'test' || first.test.kind !== 'in') return undefined
  const values: string[] = []
  for (const one of conditions) {
    if (one.op !== 'test' || one.name !== first.name || one.test.kind !== 'in') return undefined
    values.push(...one.test.values)
  }
  return new Map([[first.name, [{ kind: 'in', values: [...new Set(values)] }]]])
}

function joined(left: ReadonlyMap<string, Test[]>, right: ReadonlyMap<string, Test[]>): Map<string, Test[]> {
  const both = new Map([...left].map(([name, tests]) => [name, [...tests]]))
  for (const [name, tests] of right) both.set(name, merged([...(both.get(name) ?? []), ...tests]))
  return both
}

/** Reduces several tests of one column to as few as possible. */
function merged(tests: readonly Test[]): Test[] {
  const found: Test[] = []
  for (const test of tests) {
    const last = found.at(-1)
    const both = last && meet(last, test)
    if (both) found[found.length - 1] = both
    else if (!found.some((one) => JSON.stringify(one) === JSON.stringify(test))) found.push(test)
  }
  return found
}

function meet(a: Test, b: Test): Test | undefined {
  if (a.kind === 'in' && b.kind === 'in')
    return { kind: 'in', values: a.values.filter((value) => b.values.includes(value)) }
  if (a.kind === 'in' && b.kind === 'notIn')
    return { kind: 'in', values: a.values.filter((value) => !b.values.includes(value)) }
  if (a.kind === 'known' && a.known && (b.kind === 'in' || b.kind === 'range' || b.kind === 'has')) return b
  if (b.kind === 'known' && b.known && (a.kind === 'in' || a.kind === 'range' || a.kind === 'has')) return a
  if (a.kind === 'range' && b.kind === 'range') {
    const lower = tighter(a.lower, a.brackets.startsWith('('), b.lower, b.brackets.startsWith('('), 1)
    const upper = tighter(a.upper, a.brackets.endsWith(')'), b.upper, b.brackets.endsWith(')'), -1)
    const brackets = `${lower.isOpen ? '(' : '['}${upper.isOpen ? ')' : ']'}` as '[]' | '[)' | '(]' | '()'
    return { kind: 'range', lower: lower.value, upper: upper.value, brackets }
  }
  return undefined
}

function tighter(
  a: string | null,
  isOpenA: boolean,
  b: string | null,
  isOpenB: boolean,
  sign: 1 | -1,
): { value: string | null; isOpen: boolean } {
  if (a === null) return { value: b, isOpen: b === null || isOpenB }
  if (b === null) return { value: a, isOpen: isOpenA }
  const order = (Number(a) - Number(b)) * sign
  if (order === 0) return { value: a, isOpen: isOpenA || isOpenB }
  return order > 0 ? { value: a, isOpen: isOpenA } : { value: b, isOpen: isOpenB }
}

export const isImpossible = (tests: ReadonlyMap<string, readonly Test[]>): boolean =>
  [...tests.values()].some((list) =>
    list.some(
      (test) =>
        (test.kind === 'in' && test.values.length === 0) || (test.kind === 'range' && isEmptyRange(test)),
    ),
  )

function isEmptyRange({ lower, upper, brackets }: Extract<Test, { kind: 'range' }>): boolean {
  if (lower === null || upper === null) return false
  const order = Number(lower) - Number(upper)
  return order > 0 || (order === 0 && brackets !== '[]')
}

/** Returns whether the test is fulfilled without an answer. */
const holdsUnknown = (test: Test): boolean =>
  test.kind === 'notIn' || test.kind === 'notNumber' || (test.kind === 'known' && !test.known)
/** Returns whether the test is undecided without an answer. */
const isOpen = (test: Test): boolean => test.kind === 'in' || test.kind === 'range' || test.kind === 'has'

/**
 * Returns whether two rows in this order never compete: if one matches, the other is known not to. A FIRST
 * table waits at an undecided row, while the file takes a missing answer as «no».
 */
function isExclusive(
  first: ReadonlyMap<string, readonly Test[]>,
  second: ReadonlyMap<string, readonly Test[]>,
): boolean {
  for (const [name, tests] of first) {
    const [a, ...more] = tests
    const [b, ...others] = second.get(name) ?? []
    if (!a || !b || more.length > 0 || others.length > 0) continue
    if (!areApart(a, b)) continue
    if (holdsUnknown(b) && isOpen(a)) continue
    return true
  }
  return false
}

function areApart(a: Test, b: Test): boolean {
  if (a.kind === 'in' && b.kind === 'in') return !a.values.some((value) => b.values.includes(value))
  if (a.kind === 'range' && b.kind === 'range') {
    const both = meet(a, b)
    return both?.kind === 'range' && isEmptyRange(both)
  }
  if (a.kind === 'known' && b.kind === 'known') return a.known !== b.known
  const [known, other] = a.kind === 'known' ? [a, b] : b.kind === 'known' ? [b, a] : [undefined, undefined]
  if (known && other) return !known.known && isOpen(other)
  const [not, isIn] = a.kind === 'notIn' ? [a, b] : b.kind === 'notIn' ? [b, a] : [undefined, undefined]
  if (not && isIn?.kind === 'in') return isIn.values.every((value) => not.values.includes(value))
  return false
}

/**
 * Distributes rows over as few tables as possible, so that in each table at most one row matches and no row
 * keeps another waiting.
 */
export function tablesOf<Result>(rows: readonly RuleRow<Result>[]): RuleTable<Result>[] {
  const weight = ({ tests }: RuleRow<Result>) => [...tests.values()].flat().filter(holdsUnknown).length
  const ordered = [...rows].sort((a, b) => weight(b) - weight(a))
  const tables: RuleRow<Result>[][] = []
  const columns: Set<string>[] = []
  for (const row of ordered) {
    let at = tables.findIndex((table, index) => {
      const names = new Set([...(columns[index] ?? []), ...row.tests.keys()])
      return (
        names.size <= TABLE_COLUMNS_MAX &&
        table.length < TABLE_ROWS_MAX &&
        table.every((other) => isExclusive(other.tests, row.tests))
      )
    })
    if (at < 0) at = tables.push([]) - 1
    tables[at]?.push(row)
    const names = columns[at] ?? new Set<string>()
    for (const name of row.tests.keys()) names.add(name)
    columns[at] = names
  }
  return tables.map((table, index) => {
    const names = [...(columns[index] ?? [])].slice(0, TABLE_COLUMNS_MAX)
    return {
      columns: names,
      rows: table.map((row) => ({ cells: cellsOf(row.tests, names), result: row.result, label: row.label })),
    }
  })
}

function cellsOf(tests: ReadonlyMap<string, readonly Test[]>, columns: readonly string[]): Cell[] {
  const cells = columns.map((name): Cell => {
    const [only, ...more] = tests.get(name) ?? []
    if (!only) return '-'
    return more.length > 0
      ? { expr: [only, ...more].map((test) => celOfTest(name, test)).join(' && ') }
      : cellOf(name, only)
  })
  // If a row has more columns than a table, its last cell tests the rest.
  const rest = [...tests].filter(([name]) => !columns.includes(name))
  const last = columns.at(-1)
  if (rest.length > 0 && last !== undefined) {
    const all = [[last, tests.get(last) ?? []] as const, ...rest]
    cells[cells.length - 1] = {
      expr: all.flatMap(([name, list]) => list.map((test) => celOfTest(name, test))).join(' && '),
    }
  }
  return cells
}

function cellOf(name: string, test: Test): Cell {
  switch (test.kind) {
    case 'in':
      return { in: [...test.values] }
    case 'range':
      return { range: [test.lower, test.upper, test.brackets] }
    case 'known':
      return { known: test.known }
    case 'has':
      return { in: [test.value] }
    default:
      return { expr: celOfTest(name, test) }
  }
}

/** Makes a cell from a condition that other kinds of cells can't express. */
export const formulaCell = (condition: Condition): Cell => ({ expr: celOf(condition) })
