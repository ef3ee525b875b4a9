import { describe, expect, it } from 'vitest'
import { cell, fullPlate, openBoard, plate } from './testkit/plates.ts'

const three = plate([cell('a', 0), cell('b', 1), cell('c', 11)])

describe('the focus', () => {
  it.each([
    ['left', 25, 24],
    ['right', 25, 26],
    ['up', 25, 15],
    ['down', 25, 35],
    ['rowStart', 25, 20],
    ['rowEnd', 25, 29],
    ['first', 25, 0],
    ['last', 25, 59],
    ['left', 20, 20],
    ['right', 29, 29],
    ['up', 5, 5],
    ['down', 55, 55],
  ] as const)('K3 goes %s from place %d to place %d', (to, from, expected) => {
    const { editor, take } = openBoard()
    take({ do: 'focus', to: from }, { do: 'moveFocus', to })
    expect(editor.read().focus).toBe(expected)
  })

  it.each([-1, 60, 1.5, Number.NaN])('K3 never leaves the board, as for %d', (to) => {
    const { editor } = openBoard()
    expect(editor.take({ do: 'focus', to })).toEqual({ ok: false, reason: 'outside' })
    expect(editor.take({ do: 'edit', position: to })).toEqual({ ok: false, reason: 'outside' })
    expect(editor.take({ do: 'toggle', position: to })).toEqual({ ok: false, reason: 'outside' })
  })

  it('K4 keeps what is selected where somebody points, and ends it where it moves', () => {
    const { editor, take } = openBoard(three)
    take({ do: 'selectAll' }, { do: 'focus', to: 30 })
    expect(editor.read()).toMatchObject({ focus: 30, selected: [0, 1, 11] })
    take({ do: 'moveFocus', to: 'left' })
    expect(editor.read()).toMatchObject({ focus: 30, selected: [] })
  })

  it('K4 gives the keys back to the board, and keeps what is carried', () => {
    const { editor, take } = openBoard(three)
    take({ do: 'edit', position: 0 }, { do: 'focus', to: 0 })
    expect(editor.read().mode).toBe('browse')
    take({ do: 'edit', position: 0 }, { do: 'moveFocus', to: 'right' })
    expect(editor.read().mode).toBe('browse')
    take({ do: 'carry' }, { do: 'moveFocus', to: 'right' }, { do: 'focus', to: 40 })
    expect(editor.read()).toMatchObject({ mode: 'carry', carried: { from: 1, isCopy: false }, focus: 40 })
  })
})

describe('selecting', () => {
  it('K5 takes the cells between where it began and the focus, without empty places', () => {
    const { editor, take } = openBoard(three)
    take({ do: 'extend', to: 'right' })
    expect(editor.read()).toMatchObject({ focus: 1, selected: [0, 1] })
    take({ do: 'extend', to: 'right' }, { do: 'extend', to: 'down' })
    expect(editor.read()).toMatchObject({ focus: 12, selected: [0, 1, 11] })
    take({ do: 'extend', to: 'left' }, { do: 'extend', to: 'left' }, { do: 'extend', to: 'up' })
    expect(editor.read()).toMatchObject({ focus: 0, selected: [0] })
  })

  it('K5 begins anew after the focus went elsewhere', () => {
    const { editor, take } = openBoard(fullPlate())
    take({ do: 'extend', to: 'right' }, { do: 'focus', to: 20 }, { do: 'extend', to: 'right' })
    expect(editor.read().selected).toEqual([20, 21])
  })

  it('K6 takes one cell more, or one less', () => {
    const { editor, take } = openBoard(three)
    take({ do: 'toggle', position: 11 }, { do: 'toggle', position: 0 })
    expect(editor.read()).toMatchObject({ focus: 0, selected: [0, 11] })
    take({ do: 'toggle', position: 11 })
    expect(editor.read()).toMatchObject({ focus: 11, selected: [0] })
    expect(editor.take({ do: 'toggle', position: 30 })).toEqual({ ok: false, reason: 'empty' })
  })

  it('K7 takes all cells, or none, which also leads out of the inspector', () => {
    const { editor, take } = openBoard(three)
    take({ do: 'selectAll' })
    expect(editor.read().selected).toEqual([0, 1, 11])
    take({ do: 'selectNone' })
    expect(editor.read().selected).toEqual([])
    take({ do: 'edit' }, { do: 'selectNone' })
    expect(editor.read().mode).toBe('browse')
  })

  it('K8 puts back what is carried, and so does editing', () => {
    for (const step of [
      { do: 'extend', to: 'right' },
      { do: 'toggle', position: 1 },
      { do: 'selectAll' },
      { do: 'edit' },
    ] as const) {
      const { editor, take, lying } = openBoard(three)
      take({ do: 'carry' }, step)
      expect(editor.read().carried).toBeUndefined()
      expect(editor.read().mode).toBe(step.do === 'edit' ? 'edit' : 'browse')
      expect(lying()).toEqual({ 0: 'a', 1: 'b', 11: 'c' })
    }
  })
})

describe('editing', () => {
  it('K9 is possible in empty places, too, and ends where it began', () => {
    const { editor, take } = openBoard(three)
    take({ do: 'selectAll' }, { do: 'edit', position: 42 })
    expect(editor.read()).toMatchObject({ mode: 'edit', focus: 42, selected: [] })
    take({ do: 'leaveEdit' })
    expect(editor.read()).toMatchObject({ mode: 'browse', focus: 42 })
    take({ do: 'carry', position: 0 }, { do: 'leaveEdit' })
    expect(editor.read().mode).toBe('carry')
  })
})
