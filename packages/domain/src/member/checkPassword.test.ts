import { describe, expect, it } from 'vitest'
import { isPasswordAcceptable, passwordRules } from './checkPassword.ts'

describe('isPasswordAcceptable', () => {
  it.each([
    ['abcd123!', true],
    ['비밀번호12345!', true],
    ['abcd12!', false],
    ['abcdefgh!', false],
    ['12345678!', false],
    ['abcd1234', false],
    ['abcd 1234', false],
    [`a1!${'x'.repeat(126)}`, false],
  ])('at sign-up %j is %s', (password, expected) => {
    expect(isPasswordAcceptable(password, 'join')).toBe(expected)
  })

  it.each([
    ['Abcdefgh123!', true],
    ['Abcdefg123!', false],
    ['abcdefgh123!', false],
    ['ABCDEFGH123!', false],
    ['Abcdefghijk!', false],
    ['Abcdefgh1234', false],
  ])('on my page %j is %s', (password, expected) => {
    expect(isPasswordAcceptable(password, 'my-page')).toBe(expected)
  })
})

describe('passwordRules', () => {
  it('returns which rules a half-typed password already meets', () => {
    const met = passwordRules('ab1', 'join').filter((rule) => rule.isMet)
    expect(met.map((rule) => rule.id)).toEqual(['letter', 'digit'])
  })
})
