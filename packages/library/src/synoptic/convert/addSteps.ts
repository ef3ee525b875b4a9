import type { Cell, ResultKind, ResultValue, TableRow } from '@pandok/module-engine'
import type { LibraryModule } from '../../LibraryModule.ts'
import { FormulaError } from '../expression/FormulaError.ts'
import type { Named } from '../expression/NameTable.ts'
import { translateCondition, translateFormula } from '../expression/translate.ts'
import type { RowsStep, Step, UseStep } from '../SynopticFile.ts'
import { addComputed } from './addComputed.ts'
import { addUse } from './addUse.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'
import { FROM_KNOWLEDGE, TABLE_NAMES, VALUE_NAMES } from './tableWords.ts'

const KINDS: Readonly<Partial<Record<Named['type'], ResultKind>>> = {
  text: 'text',
  number: 'number',
  bool: 'bool',
}

/** Adds the logic of a file step by step: a formula, a table of conditions, or a module of the library. */
export function addSteps(
  builder: ModuleBuilder,
  steps: readonly Step[],
  modules: readonly LibraryModule[],
): void {
  for (const step of steps)
    for (const [name, body] of Object.entries(step)) {
      try {
        if (typeof body === 'string') addFormula(builder, name, body)
        else if (isUse(body)) addUse(builder, name, body, modules)
        else addTable(builder, name, body)
      } catch (error) {
        if (error instanceof FormulaError) throw new FormulaError(`step «${name}»: ${error.message}`)
        throw error
      }
    }
}

const isUse = (body: Exclude<Step[string], string>): body is UseStep => 'use' in body

function addFormula(builder: ModuleBuilder, name: string, formula: string): void {
  const { cel, type, isAlwaysKnown } = translateFormula(formula, builder.names)
  const kind = type === 'none' ? undefined : KINDS[type]
  if (!kind || type === 'none') throw new FormulaError(`«${formula}» gives no single value`)
  addComputed(builder, name, { type, isAlwaysKnown }, { kind, expr: cel })
}

function addTable(builder: ModuleBuilder, name: string, step: RowsStep): void {
  const { rows, applies, otherwise = {} } = step
  const names = [...new Set([...Object.keys(otherwise), ...rows.flatMap((row) => Object.keys(row.then))])]
  const outs = names.map((out) =>
    outOf(builder, out, [otherwise[out] ?? null, ...rows.map((row) => row.then[out] ?? null)]),
  )
  const made = rows.map((row) => ({
    ...rowOf(translateCondition(row.if, builder.names), row.then, outs),
    ...sourceOf(builder, { status: row.status ?? step.status, src: row.src ?? step.src }),
  }))
  const first =
    applies === undefined ? [] : [rowOf(`!(${translateCondition(applies, builder.names)})`, otherwise, outs)]
  const id = builder.freeId(name)
  const conditions = [...rows.map((row) => row.if), ...(applies === undefined ? [] : [applies])]
  builder.tables.push({
    id,
    hit: 'FIRST',
    cols: [{ ref: columnOf(builder, conditions) }],
    outs: outs.map(({ column, kind }) => ({ id: column, kind })),
    rows: [...first, ...made],
    ...(TABLE_NAMES[name] && { label: TABLE_NAMES[name] }),
    ...(builder.group !== undefined && { group: builder.group }),
  })
  for (const { name: out, column, kind, type } of outs)
    addComputed(builder, out, { type }, { kind, table: id, column })
}

/** Returns the source in which a row was read, or a note that it wasn't read. */
function sourceOf(
  builder: ModuleBuilder,
  { status, src = [] }: Pick<RowsStep, 'status' | 'src'>,
): Pick<TableRow, 'cite' | 'note'> {
  const cite = builder.citationOf(src)
  return { ...(cite !== undefined && { cite }), ...(status === 'known' && { note: FROM_KNOWLEDGE }) }
}

interface Out {
  name: string
  column: string
  kind: ResultKind
  type: Named['type']
  value: (given: RowsStep['rows'][number]['then'][string]) => ResultValue
}

/** Returns the kind of a result column: numbers, yes and no, or texts. A formula begins with `=`. */
function outOf(
  builder: ModuleBuilder,
  name: string,
  given: readonly RowsStep['rows'][number]['then'][string][],
): Out {
  const formula = (value: unknown) =>
    typeof value === 'string' && value.startsWith('=')
      ? translateFormula(value.slice(1), builder.names)
      : undefined
  const types = given.flatMap((value): Named['type'][] => {
    const made = formula(value)
    if (value === null || made?.type === 'none') return []
    if (made) return [made.type]
    return [typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'bool' : 'text']
  })
  const [first = 'text'] = types
  const type = types.every((one) => one === first) ? first : 'text'
  return {
    name,
    column: columnId(name),
    type,
    kind: KINDS[type] ?? 'text',
    value: (value) => {
      const made = formula(value)
      if (made) return { expr: made.cel }
      return value !== null && type === 'text' ? String(value) : (value ?? null)
    },
  }
}

const columnId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9_]/gu, '_')
    .slice(0, 32)

function rowOf(
  condition: string,
  given: Readonly<Record<string, RowsStep['rows'][number]['then'][string]>>,
  outs: readonly Out[],
): TableRow {
  const when: Cell[] = [{ expr: condition }]
  // biome-ignore lint/suspicious/noThenProperty: the document format has this property; rows are never awaited
  return { when, then: outs.map(({ name, value }) => value(given[name] ?? null)) }
}

/** A table has at least one column: the first name in its conditions. The column is called as its value is. */
function columnOf(builder: ModuleBuilder, conditions: readonly string[]): string {
  for (const condition of conditions)
    for (const [word] of condition.matchAll(/[A-Za-z_]\w*/gu)) {
      const named = builder.names.get(word)
      if (!named || named.type === 'rows' || named.type === 'numbers') continue
      builder.label(named.id, VALUE_NAMES[word])
      return named.id
    }
  throw new FormulaError('the conditions ask about nothing')
}
