import { expect, it } from 'vitest'
import { plainValues } from './plainValues.ts'

it('names nested values by their path', () => {
  expect(plainValues({ card: { number: '1234' }, cancels: [{ amount: 5 }, { amount: 6 }] })).toEqual([
    { name: 'card.number', value: '1234' },
    { name: 'cancels.0.amount', value: '5' },
    { name: 'cancels.1.amount', value: '6' },
  ])
})

it('shows empty, false and null values, and leaves out absent ones', () => {
  expect(plainValues({ a: null, b: false, c: {}, d: undefined, e: 0 })).toEqual([
    { name: 'a', value: '–' },
    { name: 'b', value: 'false' },
    { name: 'c', value: '–' },
    { name: 'e', value: '0' },
  ])
})
