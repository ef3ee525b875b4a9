import { LOCALES, type Words } from '@pandok/domain'
import { type Computed, type Input, type ModuleDefinition, renameId } from '@pandok/module-engine'
import type { LibraryModule } from '../../LibraryModule.ts'
import { FormulaError } from '../expression/FormulaError.ts'
import type { Named, NameTable } from '../expression/NameTable.ts'
import { translateCondition, translateFormula } from '../expression/translate.ts'
import type { UseStep } from '../SynopticFile.ts'
import { addComputed } from './addComputed.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'
import { neededFor } from './neededFor.ts'

const TYPES: Readonly<Record<Computed['kind'], Named['type']>> = {
  number: 'number',
  integer: 'number',
  text: 'text',
  choice: 'text',
  bool: 'bool',
}

/**
 * Adds the tables and values of a library module to this one. Its inputs are computed from the file's own
 * answers, so that nothing is asked twice.
 */
export function addUse(
  builder: ModuleBuilder,
  name: string,
  { use, applies, inputs, outputs }: UseStep,
  modules: readonly LibraryModule[],
  row?: { group: string; names: NameTable },
): NamedResults {
  const names = row?.names ?? builder.names
  const group = row?.group ?? builder.group
  const within = group === undefined ? {} : { group }
  const results = new Map<string, Named>()
  const module = modules.find(({ id }) => id === use)
  if (!module) throw new FormulaError(`the library has no module «${use}»`)
  const wanted = Object.keys(outputs)
  const needed = neededFor(module.definition, wanted)
  const renamed = renameAll(builder, name, module.definition, needed)
  for (const input of renamed.definition.inputs.filter(({ id }) => renamed.inputs.has(id))) {
    const original = renamed.inputs.get(input.id) ?? ''
    const expr = filledWith(input, inputs[original], names)
    if (expr === undefined) throw new FormulaError(`«${use}» needs «${original}»`)
    const computed = computedFor(input, expr, resultsOf(builder, expr))
    if (!computed) throw new FormulaError(`«${use}»: «${original}» can't be filled with a formula`)
    builder.computed.push({ ...computed, ...within })
  }
  builder.computed.push(
    ...renamed.definition.computed
      .filter(({ id }) => renamed.computed.has(id))
      .map((computed) => ({ ...computed, ...within })),
  )
  builder.tables.push(
    ...renamed.definition.tables
      .filter(({ id }) => renamed.tables.has(id))
      .map((table) => ({
        ...table,
        ...within,
        // The sources of a library module belong to its own list of citations.
        rows: table.rows.map(({ cite: _, ...row }) => row),
        // Values that the module's own checks refuse have no result here either.
        otherwise: table.otherwise ?? table.outs.map(() => null),
      })),
  )
  const holds = applies === undefined ? undefined : translateCondition(applies, names)
  for (const [given, out] of Object.entries(outputs)) {
    const computed = renamed.definition.computed.find(({ id }) => renamed.computed.get(id) === given)
    if (!computed) throw new FormulaError(`«${use}» gives no «${given}»`)
    const expr = holds === undefined ? computed.id : `onlyIf(${holds}, ${computed.id})`
    const kind = computed.kind === 'choice' ? 'text' : computed.kind
    const id = addComputed(builder, out, { type: TYPES[computed.kind] }, { kind, expr, ...within })
    results.set(out, { id, type: TYPES[computed.kind] })
  }
  return results
}

/** Returns the formula that answers an input: that of the file, or the input's default. */
function filledWith(input: Input, formula: string | undefined, names: NameTable): string | undefined {
  if (formula !== undefined) return asKind(translateFormula(formula, names), input.kind)
  const standard = input.default
  if (standard === undefined || typeof standard === 'object') return undefined
  return input.kind === 'choice' ? JSON.stringify(standard) : String(standard)
}

/** Returns the possible results of a table for a name, or undefined for any other formula. */
function resultsOf(builder: ModuleBuilder, expr: string): readonly string[] {
  const answered = builder.computed.find(({ id }) => id === expr)
  const table = builder.tables.find(({ id }) => id === answered?.table)
  const column = table?.outs.findIndex(({ id }) => id === answered?.column) ?? -1
  const results = table?.rows.map(({ then }) => then[column]) ?? []
  return [...new Set(results.filter((result) => typeof result === 'string'))]
}

/**
 * Converts an input into a value that is computed instead of asked for, or returns undefined for kinds that
 * no formula gives. A file may have more answers than the module: after neoadjuvant therapy there is ypT0,
 * which has no stage group of its own.
 */
function computedFor(input: Input, expr: string, results: readonly string[]): Computed | undefined {
  const { id, label } = input
  if (input.kind === 'choice') {
    const more = results.filter((result) => !input.options.some((option) => option.id === result))
    const options = [
      ...more.map((result) => ({ id: result, label: inEveryLocale(result) })),
      ...input.options,
    ]
    return { id, label, kind: 'choice', options, expr }
  }
  if (input.kind === 'bool') return { id, label, kind: 'bool', expr }
  if (input.kind !== 'number' && input.kind !== 'integer' && input.kind !== 'measure') return undefined
  return {
    id,
    label,
    kind: input.kind === 'integer' ? 'integer' : 'number',
    expr,
    ...(input.unit !== undefined && { unit: input.unit }),
  }
}

/** Categories of TNM are the same in every language. */
const inEveryLocale = (text: string): Words => Object.fromEntries(LOCALES.map((locale) => [locale, text]))

/** The new values, by their names in the file. */
type NamedResults = ReadonlyMap<string, Named>

interface Renamed {
  definition: ModuleDefinition
  /** Maps new names to the module's own names. */
  inputs: ReadonlyMap<string, string>
  computed: ReadonlyMap<string, string>
  tables: ReadonlySet<string>
}

function renameAll(
  builder: ModuleBuilder,
  step: string,
  original: ModuleDefinition,
  needed: ReadonlySet<string>,
): Renamed {
  let definition = original
  const inputs = new Map<string, string>()
  const computed = new Map<string, string>()
  const tables = new Set<string>()
  for (const { id } of original.inputs.filter((input) => needed.has(input.id))) {
    const to = builder.freeId(`${step}_${id}`)
    definition = renameId(definition, id, to)
    inputs.set(to, id)
  }
  for (const { id } of original.computed.filter((value) => needed.has(value.id))) {
    const to = builder.freeId(`${step}_${id}`)
    definition = renameId(definition, id, to)
    computed.set(to, id)
  }
  for (const { table } of original.computed.filter(
    (value) => needed.has(value.id) && value.table !== undefined,
  )) {
    if (table === undefined || !definition.tables.some(({ id }) => id === table)) continue
    const to = builder.freeId(`${step}_${table}`)
    definition = renameId(definition, table, to, 'table')
    tables.add(to)
  }
  return { definition, inputs, computed, tables }
}

/** An answer in digits is converted to a number where the module takes numbers. */
function asKind({ cel, type }: ReturnType<typeof translateFormula>, kind: string): string {
  const isNumber = kind === 'number' || kind === 'integer' || kind === 'measure'
  if (isNumber && type === 'text') return `number(${cel})`
  return kind === 'choice' && type === 'number' ? `text(${cel})` : cel
}
