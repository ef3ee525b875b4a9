import { describe, expect, it } from 'vitest'
import { loginPathFor, returnPathIn, safeReturnPath } from './returnPath.ts'

describe('a return path', () => {
  it.each(['/program/plate', '/program/module/7?tab=test', '/terms?activeTab=2#top', '/가/나'])(
    'keeps %s',
    (path) => {
      expect(decodeURI(safeReturnPath(path) ?? '')).toBe(path)
    },
  )

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    ' /program',
    'program',
    '',
    null,
    undefined,
  ])('refuses %j', (path) => {
    expect(safeReturnPath(path)).toBeNull()
  })

  it('survives the log-in page and comes back the same', () => {
    const login = loginPathFor('/program/payment?page=2&size=20')
    expect(returnPathIn(login.slice('/login'.length))).toBe('/program/payment?page=2&size=20')
  })

  it('is left out where it would say nothing', () => {
    expect(loginPathFor('/')).toBe('/login')
    expect(loginPathFor('/login?return=%2Fprogram')).toBe('/login')
    expect(loginPathFor('//evil.example')).toBe('/login')
  })
})
