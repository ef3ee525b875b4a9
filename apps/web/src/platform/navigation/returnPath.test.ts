import { describe, expect, it } from 'vitest'
import { entrancePathFor, loginPathFor, returnPathAt, returnPathIn, safeReturnPath } from './returnPath.ts'

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

  it('survives the log-in page unchanged', () => {
    const login = loginPathFor('/program/payment?page=2&size=20')
    expect(returnPathIn(login.slice('/login'.length))).toBe('/program/payment?page=2&size=20')
  })

  it('is omitted if it is unsafe or adds nothing', () => {
    expect(loginPathFor('/')).toBe('/login')
    expect(loginPathFor('/login?return=%2Fprogram')).toBe('/login')
    expect(loginPathFor('//evil.example')).toBe('/login')
    expect(loginPathFor(null)).toBe('/login')
  })

  it('is kept on every entrance page, and never leads back to one', () => {
    for (const entrance of ['/login', '/join', '/id', '/pw'] as const) {
      const path = entrancePathFor(entrance, '/price?plan=basic-monthly')
      expect(path).toBe(`${entrance}?return=%2Fprice%3Fplan%3Dbasic-monthly`)
      expect(returnPathIn(path.slice(entrance.length))).toBe('/price?plan=basic-monthly')
      expect(entrancePathFor(entrance, 'https://evil.example/')).toBe(entrance)
      expect(entrancePathFor('/join', entrance)).toBe('/join')
      expect(entrancePathFor('/join', path)).toBe('/join')
    }
    expect(entrancePathFor('/join', '/login/kakao?code=1')).toBe('/join')
    expect(entrancePathFor('/pw', '/idea')).toBe('/pw?return=%2Fidea')
  })

  it('is the log-in page of an area by default', () => {
    expect(returnPathAt('public', '')).toBeNull()
    expect(returnPathAt('program', '')).toBe('/program')
    expect(returnPathAt('admin', '?return=//evil.example')).toBe('/admin')
    expect(returnPathAt('program', '?return=%2Fprogram%2Fviewer')).toBe('/program/viewer')
  })
})
