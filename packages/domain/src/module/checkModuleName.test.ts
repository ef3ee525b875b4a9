import { describe, expect, it } from 'vitest'
import { nameKey, tidyName } from '../name/name.ts'
import { checkModuleName } from './checkModuleName.ts'

describe('a module name', () => {
  it.each(['결절', 'TI RADS 2017', 'A_B', 'レポート', '1〜3', '🇰🇷'.repeat(40), '심장 ❤️'])(
    'may be %j',
    (name) => {
      expect(checkModuleName(name)).toEqual({ ok: true })
    },
  )

  it.each([
    ['', 'module.name.required'],
    ['TI-RADS', 'module.name.dash'],
    ['TI\u2011RADS', 'module.name.dash'],
    ['TI–RADS', 'module.name.dash'],
    ['ＴＩ－ＲＡＤＳ', 'module.name.dash'],
    ['가'.repeat(41), 'tooLong'],
    ['a\u0000b', 'format'],
    ['a\u202eb', 'format'],
    ['\u3164', 'format'],
    ['결절\u115f', 'format'],
    ['결절\ufe0f', 'format'],
    [`e${'\u0301'.repeat(400)}`, 'tooLong'],
  ])('may not be %j', (name, reason) => {
    expect(checkModuleName(name)).toEqual({ ok: false, reason })
  })

  it('is kept with single spaces and composed letters', () => {
    expect(tidyName(` ${'결절'.normalize('NFD')} \t\n 2 `)).toBe('결절 2')
  })

  it('is the same in uppercase and lowercase and in both widths', () => {
    expect(nameKey('Nodule ２')).toBe(nameKey('nODULE 2'))
  })
})
