import type { SavedTest } from '../../document/definition.ts'
import type { Path } from '../../document/Finding.ts'
import type { Checking } from './Checking.ts'
import { withNearest } from './reference.ts'

/** Reports names in saved cases that no longer exist, because such cases test nothing. */
export function checkTests(checking: Checking): void {
  checking.definition.tests.forEach((test, index) => {
    checkTest(checking, test, ['tests', index])
  })
}

function checkTest(checking: Checking, { given, priors, expect }: SavedTest, path: Path): void {
  const { definition } = checking
  const ids = (list: readonly { id: string; group?: string | undefined }[]) => list.map(({ id }) => id)
  const inputs = ids(definition.inputs)
  const groups = ids(definition.groups)
  const values = [...inputs, ...ids(definition.computed)]
  const look = (name: string, known: readonly string[], at: Path) => {
    if (!known.includes(name)) checking.warn('test.unknownName', at, withNearest(name, known))
  }
  const lookIn = (entered: SavedTest['given'], known: readonly string[], at: Path) => {
    for (const [name, value] of Object.entries(entered)) {
      look(name, [...known, ...groups], [...at, name])
      if (!groups.includes(name) || !Array.isArray(value)) continue
      value.forEach((row, place) => {
        if (typeof row !== 'object' || row === null) return
        for (const inner of Object.keys(row)) look(inner, known, [...at, name, place, inner])
      })
    }
  }
  lookIn(given, inputs, [...path, 'given'])
  priors?.forEach((prior, place) => {
    lookIn(prior.values, values, [...path, 'priors', place, 'values'])
  })
  lookIn(expect.values ?? {}, values, [...path, 'expect', 'values'])
  for (const [locale, outputs] of Object.entries(expect.outputs ?? {})) {
    for (const name of Object.keys(outputs)) {
      look(name, ids(definition.outputs), [...path, 'expect', 'outputs', locale, name])
    }
  }
  for (const name of Object.keys(expect.rows ?? {})) {
    look(name, ids(definition.tables), [...path, 'expect', 'rows', name])
  }
  for (const name of Object.keys(expect.problems ?? {})) {
    look(name, [...inputs, ...ids(definition.checks)], [...path, 'expect', 'problems', name])
  }
  expect.checks?.forEach((name, place) => {
    look(name, ids(definition.checks), [...path, 'expect', 'checks', place])
  })
}
