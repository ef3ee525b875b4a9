import { expect, it } from 'vitest'
import { checkModuleName } from './checkModuleName.ts'
import { ownModuleName, searchedName } from './ownModuleName.ts'

it('converts a name with hyphens into one that a member may have, and that is found in either spelling', () => {
  const own = ownModuleName('T-Zell-Abstoßung')
  expect(own).toBe('T Zell Abstoßung')
  expect(checkModuleName(own)).toEqual({ ok: true })
  expect(searchedName('T-Zell\u2011Abstoßung')).toBe(searchedName(own))
  expect(ownModuleName('CT - Leber')).toBe('CT Leber')
  expect(ownModuleName('결절 2')).toBe('결절 2')
})
