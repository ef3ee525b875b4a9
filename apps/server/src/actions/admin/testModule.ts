import { setImmediate as breathe } from 'node:timers/promises'
import type { StoredDefinition } from '@pandok/domain'
import { compileModule, readDefinition, runTests, type TestDifference } from '@pandok/module-engine'
import type { adminModuleGet, FailedTest, ResultOf } from '@pandok/protocol'

export type TestResult = ResultOf<typeof adminModuleGet>['tests']

const DIFFERENCES_TOLD = 10
const TOLD_MAX_CHARACTERS = 500
const NOTHING = '–'

/** A module goes into the library with tests that all pass; one that has none hasn't been tested. */
export const isTested = ({ passed, failed }: TestResult): boolean => passed > 0 && failed.length === 0

/** Runs the saved tests. A definition's cost is limited and so is their number; between two of them others have their turn. */
export async function testModule(stored: StoredDefinition, now: Date): Promise<TestResult> {
  const reading = readDefinition(stored)
  if (!reading.ok) {
    const differences = reading.findings
      .slice(0, DIFFERENCES_TOLD)
      .map(({ path, code }) => ({ path: path.join('.'), expected: NOTHING, actual: code }))
    return { passed: 0, failed: [{ name: '', differences }] }
  }
  const module = compileModule(reading.definition)
  const failed: FailedTest[] = []
  let passed = 0
  for (const test of reading.definition.tests) {
    await breathe()
    const one = { ...module, definition: { ...module.definition, tests: [test] } }
    for (const { name, passed: isPassed, differences } of runTests(one, { today: dayInKorea(now) })) {
      if (isPassed) passed += 1
      else failed.push({ name, differences: differences.slice(0, DIFFERENCES_TOLD).map(told) })
    }
  }
  return { passed, failed }
}

const told = ({ what, id, locale, expected, actual }: TestDifference) => ({
  path: [what, id, ...(locale ? [locale] : [])].join('.'),
  expected: cut(expected),
  actual: cut(actual),
})

const cut = (text: string | null): string =>
  text === null
    ? NOTHING
    : text.length > TOLD_MAX_CHARACTERS
      ? `${text.slice(0, TOLD_MAX_CHARACTERS)}…`
      : text

/** Korea keeps UTC+9 all year. */
const dayInKorea = (now: Date): string => new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
