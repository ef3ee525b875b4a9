import { expect, it } from 'vitest'
import { isListed } from './isListed.ts'
import { fieldsOf, isRecord } from './isRecord.ts'
import { itemAt } from './itemAt.ts'
import { errorCode, errorMessage } from './thrown.ts'
import { typedEntries, typedKeys, typedRecord } from './typedRecord.ts'

it('distinguishes values with named fields from lists, texts and nothing', () => {
  expect([{}, { a: 1 }, new Error('x')].map(isRecord)).toEqual([true, true, true])
  expect([null, undefined, [], 'text', 3].map(isRecord)).toEqual([false, false, false, false, false])
})

it('reads the fields of any value', () => {
  const { name } = fieldsOf({ name: 'x' })
  expect(name).toBe('x')
  expect([null, undefined, 'text', ['x']].map(fieldsOf)).toEqual([{}, {}, {}, {}])
})

it('finds a value of any type in a list of known ones', () => {
  expect(isListed(['ko', 'en'] as const, 'en')).toBe(true)
  expect([undefined, 'de', 1].some((value) => isListed(['ko', 'en'], value))).toBe(false)
})

it('returns an existing item, even zero and false, and names an index that doesn’t exist', () => {
  expect(itemAt([5, 0], 1)).toBe(0)
  expect(itemAt([false], 0)).toBe(false)
  expect(itemAt(new Uint8Array([7]), 0)).toBe(7)
  expect(() => itemAt([1, 2], 2)).toThrow('There is no item 2 among 2.')
})

it('reads the code of an error, and none of anything else', () => {
  expect(errorCode(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBe('ENOENT')
  expect([new Error('x'), 'ENOENT', null, undefined].map(errorCode)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it('returns the message of whatever was thrown', () => {
  expect([new RangeError('too far'), 'text', undefined].map(errorMessage)).toEqual([
    'too far',
    'text',
    'undefined',
  ])
})

it('lists a table by its names, and makes one from names', () => {
  const table = { first: 1, second: 2 }
  expect(typedKeys(table)).toEqual(['first', 'second'])
  expect(typedEntries<keyof typeof table, number>(table)).toEqual([
    ['first', 1],
    ['second', 2],
  ])
  expect(typedRecord(['a', 'b'], (name) => name.toUpperCase())).toEqual({ a: 'A', b: 'B' })
})
