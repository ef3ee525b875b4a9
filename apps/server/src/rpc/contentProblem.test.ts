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

it('counts names and values, of lists and of objects, and stops at the first too many', () => {
  const limits = { nesting: 32, values: 7 }
  expect(contentProblem([1, 2, [3, { a: 4 }]], limits)).toBeNull()
  expect(contentProblem([1, 2, [3, { a: 4, b: 5 }]], limits)).toBe('tooLarge')
  expect(contentProblem(Array(7).fill(0), limits)).toBe('tooLarge')
})

it('looks at each value once, whatever the shape', () => {
  let looks = 0
  const watched = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        if (name !== 'length') looks += 1
        return Reflect.get(object, name)
      },
    })
  const list = watched(Array.from({ length: 10_000 }, () => []))
  const object = watched(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1])))
  expect(contentProblem({ list, object })).toBeNull()
  expect(looks).toBe(20_000)
})
