import { expect, it } from 'vitest'
import { contentProblem } from './contentProblem.ts'

const arrays = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
const objects = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + 1 + '}'.repeat(depth))

it('accepts 32 levels and refuses 33, of arrays and of objects', () => {
  for (const nest of [arrays, objects]) {
    expect(contentProblem(nest(32))).toBeNull()
    expect(contentProblem(nest(33))).toBe('tooDeep')
  }
})

it('finds the one deep place among many shallow ones', () => {
  const value = { a: Array.from({ length: 1000 }, () => arrays(5)), b: [1, 'x', null, arrays(31)] }
  expect(contentProblem(value)).toBe('tooDeep')
})

it('has no stack to exhaust', () => {
  expect(contentProblem(arrays(100_000))).toBe('tooDeep')
})

it('takes what is no container for flat', () => {
  for (const value of [undefined, null, 1, 'text', true, {}, []]) expect(contentProblem(value)).toBeNull()
})

it.each([['\0'], [{ a: ['x\0'] }], [{ 'a\0': 1 }], ['\ud800'], [{ a: { b: 'x\udc00y' } }]])(
  'finds text in %j that the database can not keep',
  (value) => expect(contentProblem(value)).toBe('format'),
)

it('leaves every other character alone', () => {
  expect(contentProblem({ 판독: '👩‍⚕️ \u0001 \uffff \n' })).toBeNull()
})
