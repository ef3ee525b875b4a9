import { describe, expect, it } from 'vitest'
import { measureJson } from './measureJson.ts'

const measure = (text: string, limits: Partial<Parameters<typeof measureJson>[1]> = {}) =>
  measureJson(Buffer.from(text), { nesting: 32, values: 1000, ...limits })

/** Counts the value itself and every value inside it. */
function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, child) => sum + countOf(child), 1)
}

describe('values', () => {
  it.each([
    '1',
    '"a"',
    '[]',
    '{}',
    '[[],[]]',
    '[ ]',
    '[ [ ] , { } ]',
    '[1,2,[3,{"a":4,"b":[]}]]',
    '{"a":"x,y,[z]","b":"{,,,}"}',
    '{"a\\"":"\\",[[","b":"\\\\"}',
    JSON.stringify(['x'.repeat(500), `${'\\'.repeat(99)}"`, `${'"'.repeat(77)}`, '판독'.repeat(50), 1]),
  ])('of %s are counted one by one', (text) => {
    const count = countOf(JSON.parse(text))
    expect(measure(text, { values: count })).toBeNull()
    expect(measure(text, { values: count - 1 })).toBe('tooLarge')
  })
})

describe('levels', () => {
  it('are counted outside of texts', () => {
    expect(measure('[[[1]]]', { nesting: 3 })).toBeNull()
    expect(measure('[[[1]]]', { nesting: 2 })).toBe('tooDeep')
    expect(measure('["[[[[", {"[[[": "]"}]', { nesting: 2 })).toBeNull()
    expect(measure(`["${'x'.repeat(100)}\\"[[[["]`, { nesting: 1 })).toBeNull()
  })
})

it('leaves what is no JSON to the parser', () => {
  for (const text of ['', '"', '"\\', `"${'x'.repeat(99)}`, ']]]', '{"a"', 'nonsense']) {
    expect(measure(text)).toBeNull()
  }
})

it('stops at the first value too many', () => {
  const bytes = Buffer.from(`[${'[],'.repeat(100)}`)
  let looked = 0
  const counting = new Proxy(bytes, {
    get(target, name) {
      if (name !== 'length') looked += 1
      return Reflect.get(target, name, target)
    },
  })
  expect(measureJson(counting, { nesting: 32, values: 10 })).toBe('tooLarge')
  expect(looked).toBeLessThan(50)
})
