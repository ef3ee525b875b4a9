import { plainName } from '../../expression/priorNames.ts'
import { type OptionRename, renameOptionInExpression } from '../../expression/renameOptionInExpression.ts'
import type { ModuleDefinition, SavedTest } from '../definition.ts'
import { optionId } from '../fields.ts'
import type { Fill, Input, Option } from '../input.ts'
import type { Cell, Computed, DecisionTable, ResultValue } from '../logic.ts'
import { renameAll } from './renameAll.ts'

/**
 * Renames an option of a choice (an input or a computed value) everywhere: in options and defaults, in
 * tables, formulas and saved tests. The same definition is returned if the option doesn't exist or the new id
 * is not possible. Values of the same table column are renamed with it.
 */
export function renameOption(
  definition: ModuleDefinition,
  name: string,
  from: string,
  to: string,
): ModuleDefinition {
  const own = optionsOf(definition, name)
  const isPossible = own.has(from) && !own.has(to) && optionId.safeParse(to).success
  if (!isPossible) return definition
  return [name, ...siblingsOf(definition, name)]
    .filter((one) => optionsOf(definition, one).has(from) && !optionsOf(definition, one).has(to))
    .reduce((next, one) => renameOf(next, { name: one, from, to }), definition)
}

function optionsOf({ inputs, computed }: ModuleDefinition, name: string): ReadonlySet<string> {
  const one = [...inputs, ...computed].find(({ id }) => id === name)
  const options: readonly Option[] = (one && 'options' in one ? one.options : undefined) ?? []
  return new Set(options.map(({ id }) => id))
}

function siblingsOf({ computed, tables }: ModuleDefinition, name: string): string[] {
  const own = computed.find(({ id }) => id === name)
  const table = tables.find(({ id }) => id === own?.table)
  if (!own || !table) return []
  const column = columnOf(own, table)
  const isSibling = (other: Computed) => other.table === table.id && columnOf(other, table) === column
  return computed.filter((other) => other.id !== name && isSibling(other)).map(({ id }) => id)
}

const columnOf = ({ column }: Computed, { outs }: DecisionTable): number =>
  column === undefined ? 0 : outs.findIndex(({ id }) => id === column)

const same = <T>(value: T): T => value

function renameOf(definition: ModuleDefinition, rename: OptionRename): ModuleDefinition {
  const compared = renameAll(definition, {
    value: same,
    table: same,
    output: same,
    check: same,
    partial: same,
    expression: (source) => renameOptionInExpression(source, rename),
    option: (name, answer) => (name === rename.name && answer === rename.from ? rename.to : answer),
  })
  const maker = compared.computed.find(({ id }) => id === rename.name)
  return {
    ...compared,
    inputs: compared.inputs.map((input) => (input.id === rename.name ? inInput(input, rename) : input)),
    computed: compared.computed.map((one) => (one === maker ? inComputed(one, rename) : one)),
    tables: compared.tables.map((table) => inTable(table, maker, rename)),
    tests: compared.tests.map((test) => inTest(test, rename)),
  }
}

const inOptions = (options: Option[], { from, to }: OptionRename): Option[] =>
  options.map((option) => (option.id === from ? { ...option, id: to } : option))

function inInput(input: Input, rename: OptionRename): Input {
  if (input.kind !== 'choice' && input.kind !== 'multi') return input
  return {
    ...input,
    options: inOptions(input.options, rename),
    ...(input.default !== undefined && { default: swap(input.default, rename) }),
    ...(input.fill && { fill: input.fill.map((fill) => inFill(fill, rename)) }),
  } as Input
}

function inFill(fill: Fill, rename: OptionRename): Fill {
  if (fill.from === 'const') return { ...fill, value: swap(fill.value, rename) }
  return fill.from === 'expr' ? { ...fill, expr: renameOptionInExpression(fill.expr, rename, true) } : fill
}

const inComputed = (computed: Computed, rename: OptionRename): Computed => ({
  ...computed,
  ...(computed.options && { options: inOptions(computed.options, rename) }),
  ...(computed.expr !== undefined && { expr: renameOptionInExpression(computed.expr, rename, true) }),
})

function inTable(table: DecisionTable, maker: Computed | undefined, rename: OptionRename): DecisionTable {
  const given = maker?.table === table.id ? columnOf(maker, table) : -1
  const cells = (cell: Cell, column: number) =>
    plainName(table.cols[column]?.ref ?? '') === rename.name ? inCell(cell, rename) : cell
  const results = (result: ResultValue, column: number) =>
    column === given ? inResult(result, rename) : result
  return {
    ...table,
    // biome-ignore lint/suspicious/noThenProperty: the document's own word; rows are never awaited
    rows: table.rows.map((row) => ({ ...row, when: row.when.map(cells), then: row.then.map(results) })),
    ...(table.otherwise && { otherwise: table.otherwise.map(results) }),
  }
}

function inCell(cell: Cell, rename: OptionRename): Cell {
  if (cell === '-') return cell
  if ('in' in cell) return { in: swap(cell.in, rename) }
  return 'not' in cell ? { not: swap(cell.not, rename) } : cell
}

function inResult(result: ResultValue, rename: OptionRename): ResultValue {
  if (typeof result !== 'object' || result === null) return swap(result, rename)
  return { expr: renameOptionInExpression(result.expr, rename, true) }
}

function inTest(test: SavedTest, rename: OptionRename): SavedTest {
  const { given, priors, expect } = test
  const { values } = expect
  return {
    ...test,
    given: inGiven(given, rename),
    ...(priors && { priors: priors.map((prior) => ({ ...prior, values: inGiven(prior.values, rename) })) }),
    expect: { ...expect, ...(values && { values: inGiven(values, rename) }) },
  }
}

function inGiven<Given extends SavedTest['given']>(given: Given, rename: OptionRename): Given {
  const inRows = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((row) => (isRow(row) ? inGiven(row, rename) : row)) : value
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    name === rename.name ? swap(value, rename) : inRows(value),
  ])
  return Object.fromEntries(entries) as Given
}

const isRow = (value: unknown): value is SavedTest['given'] => typeof value === 'object' && value !== null

/** Compares as tables do: `4` stands for the option `4`. */
function swap<T>(value: T, rename: OptionRename): T {
  if (Array.isArray(value)) return value.map((item: unknown) => swap(item, rename)) as T
  const isAnswer = (typeof value === 'string' || typeof value === 'number') && String(value) === rename.from
  return isAnswer ? (rename.to as T) : value
}
