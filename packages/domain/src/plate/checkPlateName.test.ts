import { expect, it } from 'vitest'
import { checkPlateName } from './checkPlateName.ts'

it.each([
  ['흉부 CT', null],
  ['TI-RADS', null],
  ['가'.repeat(20), null],
  ['🇰🇷'.repeat(20), null],
  ['가'.repeat(21), 'tooLong'],
  ['', 'plate.name.required'],
  ['a\u200bb', 'format'],
  ['a\u0007', 'format'],
])('the name %j is refused for %j', (name, reason) => {
  expect(checkPlateName(name)).toEqual(reason === null ? { ok: true } : { ok: false, reason })
})
