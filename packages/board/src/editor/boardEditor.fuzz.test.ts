import { CELLS_MAX, checkKey, readKey, writeKey } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardEditorState } from './BoardEditor.ts'
import { arbitraryMoves, arbitrarySteps, make } from './testkit/arbitrarySteps.ts'
import { cell, fullPlate, linkFrom, openBoard, plate, rule } from './testkit/plates.ts'

const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'
/** Each run of the tests tries others; `npm run test:full` tries more of them. */
const RUNS = isFull ? 450 : 150

const used = plate([cell('a', 0), cell('b', 3), cell('c', 14)], {
  keyMap: { KeyA: 'a', 'Shift+KeyA': 'b' },
  autoFill: [rule('r1', 'a'), rule('r2', 'b', linkFrom('a'))],
})
const beginning = fc.constantFrom(plate(), used, fullPlate())

function expectWhole({ plate, focus, selected, carried, mode }: BoardEditorState): void {
  const positions = plate.cells.map(({ position }) => position)
  const ids = new Set(plate.cells.map(({ id }) => id))
  expect(positions.length).toBeLessThanOrEqual(CELLS_MAX)
  expect(new Set(positions).size).toBe(positions.length)
  expect(ids.size).toBe(positions.length)
  expect(
    [...positions, focus].every((place) => Number.isInteger(place) && place >= 0 && place < CELLS_MAX),
  ).toBe(true)
  for (const [key, holder] of Object.entries(plate.keyMap)) {
    const read = readKey(key)
    expect(read && writeKey(read)).toBe(key)
    expect(checkKey(key).ok).toBe(true)
    expect(ids.has(holder)).toBe(true)
  }
  for (const { cell, source } of plate.autoFill) {
    expect(ids.has(cell)).toBe(true)
    if (source.from === 'cell') expect(ids.has(source.cell)).toBe(true)
  }
  expect(selected.every((place) => positions.includes(place))).toBe(true)
  expect(carried !== undefined).toBe(mode === 'carry')
  if (carried) expect(positions).toContain(carried.from)
}

describe('any sequence of steps', () => {
  it('K1 leaves a whole board, whatever was asked for', () => {
    fc.assert(
      fc.property(beginning, arbitraryMoves(), (first, moves) => {
        const { editor } = openBoard(first)
        for (const move of moves) {
          make(editor, move)
          expectWhole(editor.read())
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('K2 changes nothing where it is refused', () => {
    fc.assert(
      fc.property(beginning, arbitrarySteps(), (first, steps) => {
        const { editor } = openBoard(first)
        for (const step of steps) {
          const before = editor.read()
          const copy = structuredClone(before)
          const verdict = editor.take(step(before.plate))
          if (!verdict.ok) expect(editor.read()).toBe(before)
          expect(before).toEqual(copy)
        }
      }),
      { numRuns: RUNS / 3 },
    )
  })

  it('K30 is undone change by change, exactly, and brought back the same way', () => {
    fc.assert(
      fc.property(beginning, arbitrarySteps(), (first, steps) => {
        const { editor, wait } = openBoard(first)
        const seen = [structuredClone(editor.read().plate)]
        for (const step of steps) {
          wait(2000)
          const before = editor.read().plate
          editor.take(step(before))
          if (editor.read().plate !== before) seen.push(structuredClone(editor.read().plate))
        }
        for (const expected of seen.slice(0, -1).toReversed()) {
          editor.undo()
          expect(editor.read().plate).toStrictEqual(expected)
        }
        expect(editor.read()).toMatchObject({ canUndo: false, isDirty: false })
        expect(editor.read().plate).toBe(first)
        for (const expected of seen.slice(1)) {
          editor.redo()
          expect(editor.read().plate).toStrictEqual(expected)
        }
        expect(editor.read().canRedo).toBe(false)
      }),
      { numRuns: RUNS },
    )
  })

  it('K30, K31 is undone to the first and redone to the last, with steps that became one', () => {
    fc.assert(
      fc.property(beginning, fc.array(fc.tuple(fc.nat(1500), arbitraryMoves(4))), (first, turns) => {
        const { editor, wait } = openBoard(first)
        for (const [pause, moves] of turns) {
          wait(pause)
          for (const move of moves) make(editor, move)
        }
        while (editor.read().canRedo) editor.redo()
        const last = structuredClone(editor.read().plate)
        while (editor.read().canUndo) editor.undo()
        expect(editor.read().plate).toBe(first)
        while (editor.read().canRedo) editor.redo()
        expect(editor.read().plate).toStrictEqual(last)
      }),
      { numRuns: RUNS / 3 },
    )
  })

  it('K37 tells listeners when the picture is another one, and only then', () => {
    fc.assert(
      fc.property(beginning, arbitraryMoves(), (first, moves) => {
        const { editor } = openBoard(first)
        let told = 0
        editor.subscribe(() => {
          told += 1
        })
        for (const move of moves) {
          const before = editor.read()
          const count = told
          make(editor, move)
          expect(told - count).toBe(editor.read() === before ? 0 : 1)
          if (editor.read() !== before) expect(editor.read()).not.toEqual(before)
        }
      }),
      { numRuns: RUNS / 3 },
    )
  })
})
