import type { ModuleUse } from '@pandok/domain'
import {
  type Check,
  type Computed,
  type DecisionTable,
  emptyDefinition,
  type Input,
  type ModuleDefinition,
  renameId,
} from '@pandok/module-engine'
import { namesIn } from './namesIn.ts'

/** What a cell takes of a module: of its inputs, values, tables and checks those that the asked values need. */
export interface TakenModule {
  /** Filled by formulas over the cell's blanks, and never asked. */
  inputs: readonly Input[]
  computed: readonly Computed[]
  tables: readonly DecisionTable[]
  checks: readonly Check[]
}

/**
 * A module's values for one finding: what is worked out in a row of a repeat group is taken out of the group, for the
 * cell is the row. Names get the use's prefix, for a module's `size` and a cell's are two things.
 */
export function takeModule(
  { as, inputs: formulas }: ModuleUse,
  definition: ModuleDefinition,
  asked: ReadonlySet<string>,
): TakenModule {
  const { inputs, computed, tables, checks } = definition
  const needed = neededFor(
    definition,
    [...asked].map((name) => name.slice(as.length + 1)),
  )
  const known = new Set([...inputs, ...computed, ...definition.groups].map(({ id }) => id))
  const isKept = (formula: string) => namesIn(formula).every((name) => !known.has(name) || needed.has(name))
  const values = computed.filter(({ id }) => needed.has(id))
  const own: ModuleDefinition = {
    ...emptyDefinition(),
    inputs: inputs.filter(({ id }) => needed.has(id)).map((input) => askedByNobody(input)),
    computed: values.map(({ group: _, override: __, ...value }) => value),
    tables: tables
      .filter(({ id }) => values.some(({ table }) => table === id))
      // A row cites by number what the module lists; the cell has no such list.
      .map(({ group: _, ...table }) => ({ ...table, rows: table.rows.map(({ cite: __, ...row }) => row) })),
    checks: checks.filter(({ when }) => isKept(when)).map(({ group: _, at: __, ...check }) => check),
    outputs: [],
  }
  const named = prefixed(own, as)
  return {
    ...named,
    inputs: named.inputs.map((input): Input => {
      const formula = formulas[input.id.slice(as.length + 1)]
      return formula === undefined ? input : { ...input, fill: [{ from: 'expr', expr: formula }] }
    }),
  }
}

/** The names that values are made from, directly and by way of others, themselves included. */
function neededFor({ computed, tables }: ModuleDefinition, asked: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>()
  const waiting = [...asked]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (needed.has(name)) continue
    needed.add(name)
    const value = computed.find(({ id }) => id === name)
    const table = tables.find(({ id }) => id === value?.table)
    waiting.push(
      ...namesIn(value?.expr ?? ''),
      ...(value?.score?.of ?? []),
      ...(table ? tableNames(table) : []),
    )
  }
  return needed
}

const tableNames = ({ cols, rows, otherwise = [] }: DecisionTable): readonly string[] => [
  ...cols.map(({ ref }) => ref),
  ...[...rows.flatMap(({ when, then: results }) => [...when, ...results]), ...otherwise].flatMap((cell) =>
    typeof cell === 'object' && cell !== null && 'expr' in cell ? namesIn(cell.expr) : [],
  ),
]

/** Whoever fills the cell has looked at what it follows from. */
const FOLLOWS = {
  confirm: 'notNeeded',
  confirmReason: {
    ko: '입력한 값에서 정해집니다.',
    en: 'It follows from what was entered.',
    zh: '由已录入的内容得出。',
    ja: '入力された値から決まります。',
    de: 'Es folgt aus den eingegebenen Werten.',
  },
} as const

/** Limits and questions are the cell's business: a fault of a field that nobody sees could not be mended. */
function askedByNobody(input: Input): Input {
  const { group: _, required: __, visible: ___, fill: ____, ...own } = input
  const bare = { ...own, ...FOLLOWS }
  if (bare.kind !== 'number' && bare.kind !== 'integer' && bare.kind !== 'measure') return bare
  const { min: _min, max: _max, above: _above, below: _below, ...free } = bare
  if (free.kind === 'integer') return free
  const { decimals: _decimals, ...rest } = free
  return rest
}

function prefixed(definition: ModuleDefinition, as: string): ModuleDefinition {
  let named = definition
  for (const { id } of [...definition.inputs, ...definition.computed])
    named = renameId(named, id, `${as}_${id}`)
  for (const { id } of definition.tables) named = renameId(named, id, `${as}_${id}`, 'table')
  for (const { id } of definition.checks) named = renameId(named, id, `${as}_${id}`, 'check')
  return named
}
