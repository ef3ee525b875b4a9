import { expect, it } from 'vitest'
import { isTooDeep } from './isTooDeep.ts'

const arrays = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const objects = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + 1 + '}'.repeat(depth))

it('accepts 32 levels and refuses 33, of arrays and of objects', () => {
  for (const nest of [arrays, objects]) {
    expect(isTooDeep(nest(32))).toBe(false)
    expect(isTooDeep(nest(33))).toBe(true)
  }
})

it('finds the one deep place among many shallow ones', () => {
  expect(isTooDeep({ a: Array.from({ length: 1000 }, () => arrays(5)), b: [1, 'x', null, arrays(31)] })).toBe(
    true,
  )
})

it('has no stack to exhaust', () => {
  expect(isTooDeep(arrays(100_000))).toBe(true)
})

it('takes what is no container for flat', () => {
  for (const value of [undefined, null, 1, 'text', true, {}, []]) expect(isTooDeep(value)).toBe(false)
})
