import {
  compileModule,
  openTest,
  runTests,
  type TestDifference,
  type TestOutcome,
} from '@pandok/module-engine'
import type { LibraryModule } from '../LibraryModule.ts'
import { casesOf } from './casesOf.ts'
import { moduleIdOf } from './moduleIdOf.ts'
import { isAdviceList, isOverall, placeOf } from './overallValues.ts'
import { testOfVector } from './testOfVector.ts'
import type { Vector, VectorFile } from './Vector.ts'

export interface VectorOutcome extends TestOutcome {
  slug: string
}

/** Runs cases against the module that they test; a case without a module fails. */
export function runVectors(
  modules: readonly LibraryModule[],
  file: VectorFile,
  today: string,
): VectorOutcome[] {
  const { slug, vectors } = file
  const module = modules.find(({ id }) => id === moduleIdOf(file))
  if (!module)
    return vectors.map(({ id }) => ({
      slug,
      name: id,
      passed: false,
      differences: [{ what: 'value', id: slug, expected: 'a module of this name', actual: null }],
    }))
  const cases = vectors.flatMap((vector) => casesOf(module.id, vector))
  const tests = cases.map((vector) => testOfVector(module.definition, vector))
  const compiled = compileModule({ ...module.definition, tests })
  return runTests(compiled, { today }).map((outcome, index) => {
    const [vector, test] = [cases[index], tests[index]]
    const snapshot = test && openTest(compiled, test, today).snapshot()
    const more = vector && snapshot ? [...adviceOf(vector, snapshot), ...faultyRowOf(vector, snapshot)] : []
    const differences = [...outcome.differences, ...more]
    return { slug, name: outcome.name, passed: differences.length === 0, differences }
  })
}

type Snapshot = ReturnType<ReturnType<typeof openTest>['snapshot']>

/** Compares lists of advice with that of the listed lesions, in the order of their places. */
function adviceOf({ out }: Vector, { computed }: Snapshot): TestDifference[] {
  if (!isOverall(out)) return []
  return Object.entries(out.overall).flatMap(([list, value]) => {
    if (!isAdviceList(value)) return []
    const valuesOf = (name: string) =>
      computed.filter(({ address }) => address.id === name).map((view) => view.value)
    const advice = valuesOf('rec')
    const found = valuesOf(placeOf(list))
      .map((place, row) => ({ place: Number(place), advice: String(advice[row]) }))
      .filter(({ place }) => place > 0)
      .sort((a, b) => a.place - b.place)
      .map((row) => row.advice)
    const [expected, actual] = [value.join(', '), found.join(', ')]
    return expected === actual ? [] : [{ what: 'value', id: list, expected, actual }]
  })
}

/** If the case names the lesion with the faulty answer, only that lesion is checked. */
function faultyRowOf({ out }: Vector, { inputs, checks }: Snapshot): TestDifference[] {
  if (!('error' in out) || typeof out.row !== 'number') return []
  const field = String(out.field)
  const rows = inputs.filter(({ address }) => address.id === field)
  const row = rows[out.row - 1]
  if (rows.every(({ address }) => address.row === undefined)) return []
  const isChecked = checks.some((check) => check.row !== undefined && check.row === row?.address.row)
  if (row?.fault !== undefined || isChecked) return []
  return [{ what: 'problem', id: field, expected: `${out.error} in ${out.row}`, actual: null }]
}
