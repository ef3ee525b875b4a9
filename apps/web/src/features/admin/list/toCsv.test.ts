import { expect, it } from 'vitest'
import { csvLines, toCsv } from './toCsv.ts'

const one = (value: string | number | null) => csvLines([[value]])

it('begins with a byte order mark, so that Excel reads Korean', () => {
  const file = toCsv(['이메일', '별명'], [['kim@example.com', '김판독']])
  expect(file).toBe('\uFEFF이메일,별명\r\nkim@example.com,김판독\r\n')
  expect([...new TextEncoder().encode(file).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
})

it('ends every line with CR and LF', () => {
  expect(csvLines([['a'], ['b']])).toBe('a\r\nb\r\n')
  expect(csvLines([])).toBe('')
})

it('puts separators, line ends and outer spaces in quotes and doubles quotes', () => {
  expect(one('a,b')).toBe('"a,b"\r\n')
  expect(one('a;b')).toBe('"a;b"\r\n')
  expect(one('그가 "네"라고 했다')).toBe('"그가 ""네""라고 했다"\r\n')
  expect(one('첫 줄\n둘째 줄')).toBe('"첫 줄\n둘째 줄"\r\n')
  expect(one(' 앞')).toBe('" 앞"\r\n')
})

it.each([
  ['=1+1', "'=1+1"],
  ['+82 10', "'+82 10"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1', "'＝1"],
])('keeps %s from being a formula', (text, guarded) => {
  expect(one(text)).toBe(`${guarded}\r\n`)
})

it.each(['\t=1', '\r=1', '\n=1'])(
  'keeps a cell that begins with white space %j from being read as a formula',
  (text) => {
    expect(one(text)).toBe(`"'${text}"\r\n`)
  },
)

it('escapes a formula that contains quotes', () => {
  expect(one('=HYPERLINK("http://x","김")')).toBe(`"'=HYPERLINK(""http://x"",""김"")"\r\n`)
})

it('leaves numeric values unchanged', () => {
  expect(csvLines([[-5, 0, 12_345.5, null]])).toBe('-5,0,12345.5,\r\n')
  expect(one(Number.NaN)).toBe('\r\n')
})
