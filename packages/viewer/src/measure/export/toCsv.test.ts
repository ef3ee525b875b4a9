import { describe, expect, it } from 'vitest'
import type { Measurement, Quantity, SpacingSource } from '../../model/Measurement.ts'
import { pointsOf } from '../testkit/frameWith.ts'
import { type CsvItem, type CsvWords, toCsv } from './toCsv.ts'

const echo = <Key extends string>() =>
  new Proxy({}, { get: (_, name) => `<${String(name)}>` }) as Readonly<Record<Key, string>>

const words: CsvWords = {
  number: '번호',
  label: '이름',
  tool: '도구',
  quantity: '항목',
  value: '값',
  unit: '단위',
  source: '출처',
  study: '검사일',
  series: '시리즈',
  image: '영상',
  notice: '1차 판독용이 아님',
  tools: echo<Measurement['tool']>(),
  quantities: echo<Quantity>(),
  sources: echo<SpacingSource>(),
}

const item = (label: string, readings: CsvItem['readings'] = []): CsvItem => ({
  measurement: {
    id: 'm',
    tool: 'length',
    place: { on: 'frame', frame: 'i#1' },
    number: 4,
    label,
    points: pointsOf('0 0; 1 1'),
  },
  readings,
  study: '2026-01-02',
  series: 'CT, 3',
  image: '7',
})
const linesOf = (items: readonly CsvItem[]) => toCsv(items, words).slice(1).split('\r\n')

describe('a table of measurements', () => {
  it('begins with a byte order mark and ends with the notice', () => {
    const text = toCsv([], words)
    expect(new TextEncoder().encode(text).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(text.slice(1)).toBe('번호,이름,도구,항목,값,단위,출처,검사일,시리즈,영상\r\n1차 판독용이 아님\r\n')
  })

  it('trap 50: has every reading in full precision with a dot, its unit and its source', () => {
    const line = linesOf([
      item('결절 1', [{ quantity: 'length', value: 1 / 3, unit: 'mm', source: 'detector', digits: 1 }]),
    ])[1]
    expect(line).toBe('4,결절 1,<length>,<length>,0.333333333333333,mm,<detector>,2026-01-02,"CT, 3",7')
  })

  it('leaves negative numbers numbers and makes formulas text', () => {
    const minus = { quantity: 'mean', value: -12.5, unit: 'HU' } as const
    expect(linesOf([item('=1+1', [minus])])[1]).toBe(
      '4,\'=1+1,<length>,<mean>,-12.5,HU,,2026-01-02,"CT, 3",7',
    )
    for (const label of ['+1', '-1', '@A1', '\t=1', ' =1']) {
      expect(linesOf([item(label)])[1]).toContain(`,'${label},`)
    }
    // A file may contain anything as a date.
    expect(linesOf([{ ...item('a'), study: '=1+1' }])[1]).toContain(",'=1+1,")
    expect(linesOf([item('a "b"')])[1]).toContain('"a ""b"""')
  })

  it('has a line for what has no number', () => {
    expect(linesOf([item('arrow')])[1]).toBe('4,arrow,<length>,,,,,2026-01-02,"CT, 3",7')
  })
})
