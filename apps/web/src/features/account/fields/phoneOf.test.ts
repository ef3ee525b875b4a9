import { expect, it } from 'vitest'
import { phoneOf } from './phoneOf.ts'

it.each([
  '01012345678',
  '010-1234-5678',
  '010 1234 5678',
  '(010) 1234.5678',
  '０１０−1234–5678'.replace('−', '-'),
])('takes %s as the same number', (typed) => {
  expect(phoneOf(typed)).toBe('01012345678')
})

it('leaves what is not a number for the rule to refuse', () => {
  expect(phoneOf('010-abcd')).toBe('010abcd')
})
