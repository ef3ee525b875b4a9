import { setImmediate as breathe } from 'node:timers/promises'
import type { StoredDefinition } from '@pandok/domain'
import {
  type CompiledModule,
  compileModule,
  readDefinition,
  runTests,
  type SavedTest,
  type TestDifference,
} from '@pandok/module-engine'
import type { adminModuleGet, FailedTest, ResultOf } from '@pandok/protocol'
import { partsOf } from './partsOf.ts'

export type TestResult = ResultOf<typeof adminModuleGet>['tests']

const DIFFERENCES_TOLD = 10
const TOLD_MAX_CHARACTERS = 500
const NOTHING = '–'
/** Hundreds of ordinary tests take a fraction of it. A module that takes minutes is not suitable for the library. */
const WORK_MAX_MS = 3000

/** A module needs passing tests for the library; one without tests is untested. */
export const isTested = ({ passed, failed }: TestResult): boolean => passed > 0 && failed.length === 0

/**
 * Runs the saved tests in steps, so that other requests are served in between. Tests that exceed the time
 * have failed.
 */
export async function testModule(
  stored: StoredDefinition,
  now: Date,
  workMaxMs = WORK_MAX_MS,
): Promise<TestResult> {
  const reading = readDefinition(stored)
  if (!reading.ok) {
    const differences = reading.findings
      .slice(0, DIFFERENCES_TOLD)
      .map(({ path, code }) => ({ path: path.join('.'), expected: NOTHING, actual: code }))
    return { passed: 0, failed: [{ name: '', differences }] }
  }
  const module = compileModule(reading.definition)
  const today = dayInKorea(now)
  const failed: FailedTest[] = []
  let [passed, workMs] = [0, 0]
  for (const test of reading.definition.tests) {
    const found: FailedTest['differences'] = []
    for (const part of partsOf(test)) {
      await breathe()
      if (workMs > workMaxMs) {
        found.push({ path: 'time', expected: NOTHING, actual: NOTHING })
        break
      }
      const startedAt = performance.now()
      found.push(...differencesOf(module, part, today).map(told))
      workMs += performance.now() - startedAt
    }
    if (found.length === 0) passed += 1
    else failed.push({ name: test.name, differences: found.slice(0, DIFFERENCES_TOLD) })
  }
  return { passed, failed }
}

const differencesOf = (module: CompiledModule, test: SavedTest, today: string): readonly TestDifference[] =>
  runTests({ ...module, definition: { ...module.definition, tests: [test] } }, { today }).flatMap(
    ({ differences }) => differences,
  )

const told = ({ what, id, locale, expected, actual }: TestDifference) => ({
  path: [what, id, ...(locale ? [locale] : [])].join('.'),
  expected: cut(expected),
  actual: cut(actual),
})

function cut(text: string | null): string {
  if (text === null) return NOTHING
  return text.length > TOLD_MAX_CHARACTERS ? `${text.slice(0, TOLD_MAX_CHARACTERS)}…` : text
}

/** Korea has UTC+9 all year. */
const dayInKorea = (now: Date): string => new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
