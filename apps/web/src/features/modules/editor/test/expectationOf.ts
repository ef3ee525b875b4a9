import { type Locale, typedKeys } from '@pandok/domain'
import { type CompiledModule, type ComputedView, openSession, type SavedTest } from '@pandok/module-engine'
import { enteredOf } from './givenOf.ts'

type Expectation = SavedTest['expect']
type Values = NonNullable<Expectation['values']>

/** All results for a set of answers; the author chooses among them the ones to expect. */
export interface Observed {
  values: Values
  rows: NonNullable<Expectation['rows']>
  outputs: Partial<Record<Locale, Record<string, string | null>>>
  problems: Record<string, string>
  checks: string[]
}

export interface ExpectedKinds {
  values: boolean
  rows: boolean
  outputs: readonly Locale[]
  problems: boolean
  checks: boolean
}

/** The results of the entered answers alone, as when the test runs. Overridden values are ignored. */
export function observe(
  module: CompiledModule,
  given: SavedTest['given'],
  { today, locales }: { today: string; locales: readonly Locale[] },
): Observed {
  const session = openSession(module, { today, entered: enteredOf(given) })
  const { computed, inputs, checks, rows } = session.snapshot()
  const { definition } = module
  const values: Values = {}
  for (const { id, group } of definition.computed) {
    if (group !== undefined) continue
    const view = computed.find(({ address }) => address.id === id)
    if (view) values[id] = edgeOf(view)
  }
  for (const { id: group } of definition.groups) {
    const own = definition.computed.filter((each) => each.group === group)
    const keys = rows[group] ?? []
    if (own.length === 0 || keys.length === 0) continue
    values[group] = keys.map((row) =>
      Object.fromEntries(
        computed.filter(({ address }) => address.row === row).map((view) => [view.address.id, edgeOf(view)]),
      ),
    )
  }
  return {
    values,
    rows: Object.fromEntries(
      definition.tables
        .filter((table) => table.group === undefined)
        .map(({ id }) => [id, session.firedRows(id)[0] ?? null]),
    ),
    outputs: Object.fromEntries(
      locales.map((locale) => [
        locale,
        Object.fromEntries(session.outputs(locale).map(({ id, text }) => [id, text])),
      ]),
    ),
    problems: Object.fromEntries(
      inputs.flatMap(({ address, fault, visible }) =>
        fault && visible && address.row === undefined ? [[address.id, fault]] : [],
      ),
    ),
    checks: [...new Set(checks.map(({ id }) => id))],
  }
}

const edgeOf = ({ value }: ComputedView) =>
  value === undefined ? null : typeof value === 'object' ? [...value] : value

/** The chosen results; parts without any are left out. */
export function expectationOf(observed: Observed, kept: ExpectedKinds): Expectation {
  const outputs = Object.fromEntries(kept.outputs.map((locale) => [locale, observed.outputs[locale] ?? {}]))
  return {
    ...(kept.values && filled(observed.values) && { values: observed.values }),
    ...(kept.rows && filled(observed.rows) && { rows: observed.rows }),
    ...(kept.outputs.length > 0 && { outputs }),
    ...(kept.problems && filled(observed.problems) && { problems: observed.problems }),
    ...(kept.checks && observed.checks.length > 0 && { checks: observed.checks }),
  }
}

/** The kinds of results that a saved test expects, so that updating it keeps the choice. */
export function expectedKinds(expect: Expectation): ExpectedKinds {
  return {
    values: expect.values !== undefined,
    rows: expect.rows !== undefined,
    outputs: typedKeys(expect.outputs ?? {}),
    problems: expect.problems !== undefined,
    checks: expect.checks !== undefined,
  }
}

const filled = (record: object) => Object.keys(record).length > 0
