import { expect, it } from 'vitest'
import { maskEmail } from './maskEmail.ts'

it.each([
  ['abcdef@example.com', 'ab***@example.com'],
  ['abc@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
])('maskEmail turns %s into %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
