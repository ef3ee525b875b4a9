import { LOCALES, type Locale } from '@pandok/domain'
import type { SavedTest } from '../document/definition.ts'
import { Exact, exact } from '../expression/Exact.ts'
import type { CompiledModule } from './compileModule.ts'
import { openSession } from './openSession.ts'
import type { EdgeValue, Entered, ModuleSession, PriorRecord, Snapshot } from './session.ts'

export interface TestDifference {
  what: 'value' | 'output' | 'row' | 'problem' | 'check'
  id: string
  locale?: Locale
  /** The value as a person would write it; null is unknown, or nothing. */
  expected: string | null
  actual: string | null
}

export interface TestOutcome {
  name: string
  passed: boolean
  differences: readonly TestDifference[]
}

export function runTests(module: CompiledModule, options: { today: string }): TestOutcome[] {
  return module.definition.tests.map((test) => runTest(module, test, options.today))
}

function runTest(module: CompiledModule, test: SavedTest, today: string): TestOutcome {
  const session = openTest(module, test, today)
  const snapshot = session.snapshot()
  const { values = {}, outputs = {}, rows = {}, problems = {}, checks = [] } = test.expect
  const differences = [
    ...Object.entries(values).flatMap(([id, expected]) => valueDifferences(module, snapshot, id, expected)),
    ...LOCALES.flatMap((locale) =>
      Object.entries(outputs[locale] ?? {}).flatMap(([id, expected]) => {
        const actual = session.output(id, locale)?.text ?? null
        return differ({ what: 'output', id, locale, expected, actual })
      }),
    ),
    ...Object.entries(rows).flatMap(([id, expected]) => rowDifferences(session.firedRows(id), id, expected)),
    ...Object.entries(problems).flatMap(([id, expected]) => problemDifferences(snapshot, id, expected)),
    ...checks.flatMap((id) => {
      const isFired = snapshot.checks.some((check) => check.id === id)
      return differ({ what: 'check', id, expected: 'true', actual: isFired ? 'true' : null })
    }),
  ]
  return { name: test.name, passed: differences.length === 0, differences }
}

/** Opens a session with the values of the saved case. */
export function openTest(module: CompiledModule, test: SavedTest, today: string): ModuleSession {
  const values: Record<string, Entered['values'][string]> = {}
  for (const [id, given] of Object.entries(test.given)) {
    if (isRows(given)) values[id] = given.map((row) => entries(row))
    else if (typeof given !== 'object' || given === null || Array.isArray(given))
      Object.assign(values, entries({ [id]: given }))
  }
  const priors = (test.priors ?? []).map(({ date, values: then }) => ({ date, values: recorded(then) }))
  const examDate = test.examDate ?? today
  const entered: Entered = { values, ...(priors.length > 0 && { tracks: tracksIn(test.given) }) }
  return openSession(module, { today: examDate, entered, priors, examDate })
}

/** In a saved case the index of a row is the only identity of a lesion. */
const trackAt = (place: number) => String(place)

const tracksIn = (given: SavedTest['given']) =>
  Object.entries(given).flatMap(([group, rows]) =>
    isRows(rows) ? rows.map((_, row) => ({ group, row, track: trackAt(row) })) : [],
  )

function recorded(given: SavedTest['given']): PriorRecord['values'] {
  const values: Record<string, PriorRecord['values'][string]> = {}
  for (const [id, value] of Object.entries(given)) {
    const raw = rawOf(value)
    if (isRows(value))
      values[id] = value.map((row, place) => ({ track: trackAt(place), values: entries(row) }))
    else if (raw !== undefined) values[id] = raw
  }
  return values
}

function entries(given: Readonly<Record<string, unknown>>): Record<string, EdgeValue> {
  const found: Record<string, EdgeValue> = {}
  for (const [id, value] of Object.entries(given)) {
    const raw = rawOf(value)
    if (raw !== undefined) found[id] = raw
  }
  return found
}

function rawOf(value: unknown): EdgeValue | undefined {
  if (typeof value === 'number') return new Exact(value).toFixed()
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return Array.isArray(value) ? value.map(String) : undefined
}

const isRows = (value: unknown): value is readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'object' && item !== null)

const differ = (difference: TestDifference): TestDifference[] =>
  difference.expected === difference.actual ? [] : [difference]

/** Values of rows are lists, row by row: `level: ["TR3", "TR4"]`, or rows of their group. */
function valueDifferences(
  module: CompiledModule,
  snapshot: Snapshot,
  id: string,
  expected: unknown,
): TestDifference[] {
  if (isRows(expected)) {
    return [...new Set(expected.flatMap((row) => Object.keys(row)))].flatMap((name) => {
      const requested = expected.map((row) => (Object.hasOwn(row, name) ? row[name] : undefined))
      const actual = actualValues(snapshot, name)
      return requested.flatMap((value, index) =>
        value === undefined ? [] : compare(`${name}`, value, actual[index]),
      )
    })
  }
  const isGrouped = module.scopes
    .slice(1)
    .some(({ templates }) => templates.some((template) => template.id === id))
  const actual = actualValues(snapshot, id)
  if (!isGrouped) return compare(id, expected, actual[0])
  const requested = Array.isArray(expected) ? expected : [expected]
  const length = Math.max(requested.length, actual.length)
  return Array.from({ length }).flatMap((_, index) => compare(id, requested[index] ?? null, actual[index]))
}

function actualValues(snapshot: Snapshot, id: string): (EdgeValue | undefined)[] {
  const views = [...snapshot.inputs, ...snapshot.computed]
  return views.filter(({ address }) => address.id === id).map(({ value }) => value)
}

function compare(id: string, expected: unknown, actual: EdgeValue | undefined): TestDifference[] {
  const [requested, found] = [rawOf(expected), actual]
  if (typeof requested === 'string' && typeof found === 'string') {
    const [a, b] = [exact(requested.trim()), exact(found)]
    if (a && b && a.eq(b)) return []
  }
  return differ({ what: 'value', id, expected: shown(requested), actual: shown(found) })
}

function problemDifferences(snapshot: Snapshot, id: string, expected: string): TestDifference[] {
  const views = snapshot.inputs.filter(({ address, visible }) => address.id === id && visible)
  const faults = views.flatMap(({ fault }) => fault ?? [])
  if (faults.some((fault) => fault === expected)) return []
  return [{ what: 'problem', id, expected, actual: faults[0] ?? null }]
}

/** In a group it is enough that the row fired in one of its rows; null means that the table fired in none. */
function rowDifferences(
  fired: readonly (number | undefined)[],
  id: string,
  expected: number | null,
): TestDifference[] {
  const found = fired.filter((row) => row !== undefined)
  if (expected === null ? found.length === 0 : found.includes(expected)) return []
  return [{ what: 'row', id, expected: shown(expected), actual: found.length === 0 ? null : shown(found) }]
}

const shown = (value: unknown): string | null =>
  value === undefined || value === null ? null : Array.isArray(value) ? value.join(', ') : String(value)
