import { describe, expect, it } from 'vitest'
import { CELLS_MAX } from './limits.ts'
import { mergePlate } from './mergePlate.ts'
import type { Cell, PlateContent } from './Plate.ts'

const cell = (id: string, position: number, text: string, more: Partial<Cell> = {}): Cell => ({
  id,
  position,
  name: id,
  title: id,
  outputs: [{ id: 'f', kind: 'phrase', section: 'findings', text: { ko: text, en: text } }],
  ...more,
})
const plate = (...cells: readonly Cell[]): PlateContent => ({
  name: '판',
  cells,
  autoFill: [],
  keyMap: Object.fromEntries(cells.map(({ id, position }) => [`Digit${position}`, id])),
})
const said = ({ outputs: [output] }: Cell) => (output?.kind === 'phrase' ? output.text.ko : undefined)
const merged = (...all: Parameters<typeof mergePlate>) => {
  const made = mergePlate(...all) ?? expect.fail('the two don’t fit together')
  return { ...made, said: made.cells.map((one) => [one.id, one.position, said(one)]) }
}

describe('a newer edition and the reader’s own changes', () => {
  const base = plate(cell('a', 0, '가'), cell('b', 1, '나'))

  it('keeps the reader’s wording and otherwise takes the library’s', () => {
    const mine = plate(cell('a', 0, '내 말'), cell('b', 1, '나'))
    const newer = plate(cell('a', 0, '가'), cell('b', 1, '새 말'), cell('c', 2, '다'))
    expect(merged(base, mine, newer)).toMatchObject({
      said: [
        ['a', 0, '내 말'],
        ['b', 1, '새 말'],
        ['c', 2, '다'],
      ],
      keyMap: { Digit0: 'a', Digit1: 'b', Digit2: 'c' },
    })
  })

  it('keeps what was added and removed, and its name; new cells move to free places on the board', () => {
    const mine = { ...plate(cell('a', 0, '가'), cell('own', 2, '내 칸')), name: '내 판' }
    const newer = plate(cell('a', 0, '가'), cell('b', 1, '나'), cell('c', 2, '다'))
    const { said: cells, name, keyMap } = merged(base, mine, newer)
    expect(name).toBe('내 판')
    expect(cells).toEqual([
      ['a', 0, '가'],
      ['c', 1, '다'],
      ['own', 2, '내 칸'],
    ])
    expect(keyMap).toEqual({ Digit0: 'a', Digit2: 'own' })
  })

  it('keeps the reader’s title with the library’s new sentence', () => {
    const mine = plate(cell('a', 0, '가', { title: '내 제목', color: 'red' }), cell('b', 1, '나'))
    const newer = plate(cell('a', 0, '새 말', { name: '새' }), cell('b', 1, '나'))
    expect(merged(base, mine, newer).cells[0]).toMatchObject({ title: '내 제목', color: 'red', name: '새' })
    expect(merged(base, mine, newer).said[0]).toEqual(['a', 0, '새 말'])
  })

  it('merges the exclusions of a cell separately', () => {
    const excluding = (text: string, ...cells: string[]) =>
      plate(cell('a', 0, text, { excludes: { cells } }), cell('b', 1, '나'), cell('c', 2, '다'))
    const before = excluding('가', 'b')
    expect(merged(before, excluding('내 말', 'b'), excluding('가', 'b', 'c')).cells[0]).toMatchObject({
      excludes: { cells: ['b', 'c'] },
      outputs: [{ text: { ko: '내 말' } }],
    })
    expect(merged(before, excluding('가', 'c'), excluding('새 말', 'b')).cells[0]).toMatchObject({
      excludes: { cells: ['c'] },
      outputs: [{ text: { ko: '새 말' } }],
    })
  })

  it('takes the questions and computations of a cell from one side', () => {
    const blank = (id: string) => ({ id, kind: 'text' as const, label: { ko: id } })
    const asking = (id: string, text: string) => cell('a', 0, text, { blanks: [blank(id)] })
    const old = plate(asking('site', '{site}에 결절.'))
    const reworded = plate(asking('site', '결절, {site}.'))
    const renamed = plate(asking('place', '{place}에 결절.'))
    // The member's sentence refers to a removed blank, so the library's sentence is used.
    expect(merged(old, reworded, renamed).said).toEqual([['a', 0, '{place}에 결절.']])
    const own = plate(asking('mine', '{mine}에 결절.'))
    expect(merged(old, own, renamed).cells).toEqual(own.cells)
  })

  it('omits what the library has removed, unless the reader changed it', () => {
    const newer = plate(cell('b', 1, '나'))
    expect(merged(base, base, newer).said).toEqual([['b', 1, '나']])
    const mine = plate(cell('a', 0, '내 말'), cell('b', 1, '나'))
    expect(merged(base, mine, newer).said).toEqual([
      ['b', 1, '나'],
      ['a', 0, '내 말'],
    ])
  })

  it('is only the newer edition if the two don’t fit together', () => {
    const full = plate(...Array.from({ length: CELLS_MAX }, (_, place) => cell(`n${place}`, place, '새')))
    const mine = plate(cell('a', 0, '내 말'), cell('b', 1, '나'))
    expect(mergePlate(base, mine, full)).toBeUndefined()
  })
})
