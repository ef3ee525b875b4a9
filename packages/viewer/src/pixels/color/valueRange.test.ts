import fc from 'fast-check'
import { expect, it } from 'vitest'
import { valueRange } from './valueRange.ts'

it('is that of the smallest and the largest value, however many there are', () => {
  fc.assert(
    fc.property(fc.int16Array({ minLength: 1, maxLength: 23 }), (values) => {
      expect(valueRange(values)).toEqual({ min: Math.min(...values), max: Math.max(...values) })
    }),
  )
  expect(valueRange(new Int16Array())).toEqual({ min: 0, max: 0 })
})
