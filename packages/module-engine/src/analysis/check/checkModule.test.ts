import { expect, test } from 'vitest'
import type { ModuleDefinition } from '../../document/definition.ts'
import { type NameKind, renameId } from '../../document/rename/renameId.ts'
import { within } from '../../testkit/within.ts'
import { findingsAfter, found, loose, sound } from './changedModule.ts'
import { checkModule } from './checkModule.ts'

test('M470 a module as it should be gives no finding', () => {
  expect(findingsAfter(() => {}, { today: '2026-01-01' })).toEqual([])
})

test('M471 checking changes nothing and answers the same twice', () => {
  const definition = sound()
  const before = JSON.stringify(definition)
  loose(definition.inputs, 'size_cm')['visible'] = 'sizes > 1'
  const first = checkModule(definition)
  expect(checkModule(definition)).toEqual(first)
  loose(definition.inputs, 'size_cm')['visible'] = undefined
  expect(JSON.stringify(definition)).toBe(before)
})

test('M488 saved cases are run when asked, and one that comes out otherwise is told with its first difference', () => {
  const change = (definition: ModuleDefinition) => {
    const [saved] = definition.tests
    if (saved) saved.expect = { values: { highest: '5' } }
  }
  expect(found('test.failed', change)).toEqual([])
  expect(found('test.failed', () => {}, { runTests: true })).toEqual([])
  expect(found('test.failed', change, { runTests: true })).toEqual([
    {
      level: 'warning',
      code: 'test.failed',
      path: ['tests', 0],
      params: {
        name: 'a solid hypoechoic nodule of 1.5 cm',
        count: 1,
        what: 'value',
        id: 'highest',
        expected: '5',
        actual: '4',
      },
    },
  ])
})

/** The module beside itself under other names: 50 inputs, 50 values, 20 tables and 20 outputs in five languages. */
function tenfold(): ModuleDefinition {
  const whole = sound()
  for (let copy = 1; copy < 10; copy++) {
    let other = sound()
    const { inputs, computed, groups, tables, outputs, checks, partials } = other
    const lists = {
      value: [...inputs, ...computed, ...groups],
      table: tables,
      output: outputs,
      check: checks,
      partial: partials,
    }
    for (const [kind, list] of Object.entries(lists)) {
      for (const { id } of list) other = renameId(other, id, `${id}_${copy}`, kind as NameKind)
    }
    for (const part of ['inputs', 'groups', 'computed', 'tables', 'checks', 'outputs', 'partials'] as const) {
      const list: unknown[] = whole[part]
      list.push(...other[part])
    }
  }
  return whole
}

test('M486 a large module is checked, so fast that it can be at every pause of its author', () => {
  const definition = tenfold()
  expect(definition.inputs).toHaveLength(50)
  expect(within(30, () => checkModule(definition))).toEqual([])
})
