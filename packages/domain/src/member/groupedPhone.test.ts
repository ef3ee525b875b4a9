import { expect, it } from 'vitest'
import { groupedPhone } from './groupedPhone.ts'

it.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['4915112345678', '4915112345678'],
  ['0212345678', '0212345678'],
  ['010-1234-5678', '010-1234-5678'],
])('%s is written %s', (digits, written) => {
  expect(groupedPhone(digits)).toBe(written)
})
