import { expect, it } from 'vitest'
import { passwordStrength } from './passwordStrength.ts'

it.each([
  ['', 'weak'],
  ['abc', 'weak'],
  ['Password1!', 'weak'],
  ['qwerty2024!', 'weak'],
  ['aaaaaaaa1!', 'weak'],
  ['abcdefg123!', 'weak'],
  ['Ab1!Ab1!Ab1!', 'weak'],
  ['secret-1!', 'fair'],
  ['Tk9#vmQ2', 'fair'],
  ['Tk9#vmQ2xL!p', 'strong'],
  ['lamp-river-7-moss', 'strong'],
  ['비밀스러운 문장 하나 12!', 'strong'],
])('takes %s for %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
