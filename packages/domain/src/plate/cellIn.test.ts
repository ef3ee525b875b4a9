import { describe, expect, it } from 'vitest'
import { cellIn } from './cellIn.ts'
import type { Cell } from './Plate.ts'

const cell: Cell = {
  id: 'a',
  position: 0,
  name: '간',
  title: '정상 간',
  words: { name: { ko: '간', en: 'Liver', de: 'Leber' }, title: { ko: '정상 간', en: 'Normal liver' } },
  outputs: [],
}

describe('a cell that came with names in several languages', () => {
  it('has the name of each language', () => {
    expect(cellIn(cell, 'en')).toMatchObject({ name: 'Liver', title: 'Normal liver' })
    expect(cellIn(cellIn(cell, 'de'), 'ko')).toEqual(cell)
    expect(cellIn(cell, 'ko')).toBe(cell)
  })

  it('is unchanged in a language without a name', () => {
    expect(cellIn(cell, 'de')).toMatchObject({ name: 'Leber', title: '정상 간' })
    expect(cellIn(cell, 'ja')).toBe(cell)
  })

  it('keeps a name that somebody gave it in every language, next to a title that nobody changed', () => {
    expect(cellIn({ ...cell, name: '간 N' }, 'en')).toMatchObject({ name: '간 N', title: 'Normal liver' })
    expect(cellIn({ ...cell, words: undefined }, 'en')).toMatchObject({ name: '간', title: '정상 간' })
  })
})
