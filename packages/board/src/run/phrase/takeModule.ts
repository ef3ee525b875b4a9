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

/**
 * The part of a module that a cell uses: the inputs, values, tables and checks that the requested values
 * need.
 */
export interface TakenModule {
  /** The inputs are computed from the blanks of the cell and never asked for. */
  inputs: readonly Input[]
  computed: readonly Computed[]
  tables: readonly DecisionTable[]
  checks: readonly Check[]
}

/**
 * Takes the values of a module for one finding. Values in the rows of a repeat group are taken out of the
 * group, because the cell is the row. Names get the prefix of the use, because the module and the cell may
 * both have a `size`.
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
      // A row cites a source of the module by its number, and the cell has no such list.
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

/** Lists the names that values depend on, directly and indirectly, including themselves. */
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

/** Whoever fills the cell has already seen the values that these are computed from. */
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

/**
 * The cell is responsible for limits and required answers: a fault in a hidden field could not be corrected.
 */
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
