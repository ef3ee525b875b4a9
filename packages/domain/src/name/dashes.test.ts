import { expect, it } from 'vitest'
import { DASHES, dashesToSpaces, hasDash } from './dashes.ts'

const WAVES = ['\u2053', '\u301c', '\u3030']

it('are those of Unicode, without the wave dashes', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
  const expected = all.filter((letter) => /\p{Dash}/u.test(letter) && !WAVES.includes(letter))
  // A newer version of Unicode may have more of them than the JavaScript engine that runs this test.
  expect([...DASHES]).toEqual(expect.arrayContaining(expected))
  expect([...DASHES].filter((letter) => /\p{L}|\p{N}/u.test(letter))).toEqual([])
})

it.each([...'-‐‑‒–—―−﹣－'])('«%s» is one', (dash) => {
  expect(hasDash(`TI${dash}RADS`)).toBe(true)
  expect(dashesToSpaces(`TI${dash}RADS`)).toBe('TI RADS')
})

it.each(['レポート', 'ﾚﾎﾟｰﾄ', '1〜3', 'ㅡ', 'A_B', 'A·B', '一'])('«%s» has none', (name) => {
  expect(hasDash(name)).toBe(false)
  expect(dashesToSpaces(name)).toBe(name)
})
