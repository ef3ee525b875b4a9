import { CELLS_MAX } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardLines } from './boardLines.ts'
import { foldBoard, WHOLE_BOARD } from './foldBoard.ts'
import { nextPlace } from './nextPlace.ts'

const someCells = fc.uniqueArray(fc.nat({ max: CELLS_MAX - 1 }), { minLength: 1 })
const rowOf = (place: number) => Math.floor(place / 10)
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

describe('the board in use', () => {
  it('K340 folds away rows and columns without a cell', () => {
    expect(foldBoard([0, 2, 31])).toEqual([
      [0, 1, 2],
      [30, 31, 32],
    ])
    expect(foldBoard([59])).toEqual([[59]])
    expect(foldBoard([])).toBe(WHOLE_BOARD)
  })

  it('K340 shows every cell, once, beside and below the same ones as before', () => {
    fc.assert(
      fc.property(someCells, (taken) => {
        const rows = foldBoard(taken)
        const shown = rows.flat()
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b))
        expect(taken.filter((place) => !shown.includes(place))).toEqual([])
        for (const row of rows) {
          expect(new Set(row.map(rowOf)).size).toBe(1)
          expect(row.map((place) => place % 10)).toEqual(rows[0]?.map((place) => place % 10))
          expect(row.some((place) => taken.includes(place))).toBe(true)
        }
      }),
    )
  })

  it('K341 is seen in shorter lines where there is no room, without those that have no cell', () => {
    const taken = new Set([0, 4, 5, 9, 20])
    const rows = foldBoard(taken)
    expect(boardLines(rows, 4, taken)).toBe(rows)
    expect(boardLines(rows, 2, taken)).toEqual([
      [0, 4],
      [5, 9],
      [20, 24],
    ])
    expect(boardLines(rows, 0, taken)).toEqual([[0], [4], [5], [9], [20]])
  })

  it('K341 is cut into the fewest lines, and of those the shortest', () => {
    expect(boardLines(WHOLE_BOARD, 9)[0]).toHaveLength(5)
    expect(boardLines(WHOLE_BOARD, 10)).toBe(WHOLE_BOARD)
    // A row of six, one of ten and one of seven.
    const taken = new Set([0, 1, 2, 3, 4, 5, ...Array.from({ length: 17 }, (_, index) => index + 10)])
    const rows = foldBoard(taken)
    expect(boardLines(rows, 9, taken).map(({ length }) => length)).toEqual([7, 7, 3, 7])
    expect(boardLines(rows, 6, taken).map(({ length }) => length)).toEqual([6, 6, 4, 6, 4])
  })

  it('K342 is walked by what is seen, and stops at the edge', () => {
    const lines = boardLines(foldBoard([0, 3, 42]), 10)
    expect(lines).toEqual([
      [0, 2, 3],
      [40, 42, 43],
    ])
    expect(nextPlace(lines, 0, 'ArrowRight', false)).toBe(2)
    expect(nextPlace(lines, 2, 'ArrowDown', false)).toBe(42)
    expect(nextPlace(lines, 43, 'ArrowRight', false)).toBe(43)
    expect(nextPlace(lines, 43, 'ArrowDown', false)).toBe(43)
    expect(nextPlace(lines, 42, 'Home', false)).toBe(40)
    expect(nextPlace(lines, 0, 'End', false)).toBe(3)
    expect(nextPlace(lines, 0, 'End', true)).toBe(43)
    expect(nextPlace(lines, 43, 'Home', true)).toBe(0)
    expect(nextPlace(lines, 0, 'KeyA', false)).toBeUndefined()
    expect(nextPlace(lines, 17, 'ArrowDown', false)).toBe(0)
  })

  it('K342 comes to the last place of a line that is shorter', () => {
    const lines = boardLines(foldBoard([0, 1, 2, 10, 11, 12]), 2)
    expect(lines).toEqual([[0, 1], [2], [10, 11], [12]])
    expect(nextPlace(lines, 1, 'ArrowDown', false)).toBe(2)
    expect(nextPlace(lines, 12, 'ArrowUp', false)).toBe(10)
  })

  it('K342 never leads out of what is seen, and every place is reached by arrows', () => {
    fc.assert(
      fc.property(someCells, fc.integer({ min: 1, max: 10 }), (taken, length) => {
        const lines = boardLines(foldBoard(taken), length, new Set(taken))
        const reached = new Set([lines[0]?.[0] ?? 0])
        for (const from of reached)
          for (const key of ARROWS) reached.add(nextPlace(lines, from, key, false) ?? from)
        expect([...reached].sort((a, b) => a - b)).toEqual(lines.flat().sort((a, b) => a - b))
        expect(taken.filter((place) => !reached.has(place))).toEqual([])
      }),
    )
  })
})
