import type { KeyMap } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import type { BoardStep } from './BoardEditor.ts'
import { cell, openBoard, plate } from './testkit/plates.ts'

const CELLS = [cell('a', 0), cell('b', 1), cell('c', 2)]

function after(keyMap: KeyMap, step: BoardStep) {
  const { editor } = openBoard(plate(CELLS, { keyMap }))
  const verdict = editor.take(step)
  return verdict.ok ? editor.read().plate.keyMap : verdict.reason
}

describe('giving a cell a key', () => {
  it('K70 takes the place of the keys that it had, unless it comes beside them', () => {
    const keyMap = { KeyA: 'a', Numpad7: 'a', KeyB: 'b' }
    expect(after(keyMap, { do: 'assign', cell: 'a', key: 'KeyQ' })).toEqual({ KeyB: 'b', KeyQ: 'a' })
    expect(after(keyMap, { do: 'assign', cell: 'a', key: 'KeyQ', isExtra: true })).toEqual({
      ...keyMap,
      KeyQ: 'a',
    })
    expect(after(keyMap, { do: 'assign', cell: 'c', key: 'Shift+Alt+KeyQ' })).toEqual({
      ...keyMap,
      'Alt+Shift+KeyQ': 'c',
    })
    expect(after(keyMap, { do: 'assign', cell: 'x', key: 'KeyQ' })).toBe('noCell')
  })

  it.each([
    ['ShiftLeft', 'key.modifier'],
    ['Lang1', 'key.modifier'],
    ['Enter', 'key.board'],
    ['Shift+ArrowUp', 'key.board'],
    ['Ctrl+KeyS', 'key.program'],
    ['F5', 'key.system'],
    ['Ctrl+KeyT', 'key.system'],
    ['KeyÄ', 'key.format'],
    ['__proto__', 'key.format'],
    ['', 'key.format'],
  ])('K71 is refused with the reason for %s', (key, reason) => {
    expect(after({}, { do: 'assign', cell: 'a', key })).toBe(reason)
    expect(after({}, { do: 'mapKeys', keyMap: Object.fromEntries([[key, 'a']]) })).toBe(reason)
  })

  it('K72 is refused when another cell holds the key, unless they swap or one takes it', () => {
    const keyMap = { KeyA: 'a', KeyB: 'b', Numpad8: 'b' }
    const step = { do: 'assign', cell: 'a', key: 'KeyB' } as const
    expect(after(keyMap, step)).toBe('key.taken')
    expect(after(keyMap, { ...step, onConflict: 'swap' })).toEqual({ KeyB: 'a', KeyA: 'b', Numpad8: 'b' })
    expect(after(keyMap, { ...step, onConflict: 'take' })).toEqual({ KeyB: 'a', Numpad8: 'b' })
    expect(after(keyMap, { ...step, onConflict: 'take', isExtra: true })).toEqual({
      KeyA: 'a',
      KeyB: 'a',
      Numpad8: 'b',
    })
  })

  it('K72 leaves the other cell without the key when there is none to swap', () => {
    expect(after({ KeyB: 'b' }, { do: 'assign', cell: 'a', key: 'KeyB', onConflict: 'swap' })).toEqual({
      KeyB: 'a',
    })
  })

  it('K72 is no conflict with the cell itself', () => {
    expect(after({ KeyA: 'a' }, { do: 'assign', cell: 'a', key: 'KeyA' })).toEqual({ KeyA: 'a' })
  })

  it('K73 is taken back by key, by cell, or for all of them', () => {
    const keyMap = { 'Alt+Shift+KeyA': 'a', Numpad7: 'a', KeyB: 'b' }
    expect(after(keyMap, { do: 'clearKey', key: 'Shift+Alt+KeyA' })).toEqual({ Numpad7: 'a', KeyB: 'b' })
    expect(after(keyMap, { do: 'clearKeysOf', cell: 'a' })).toEqual({ KeyB: 'b' })
    expect(after(keyMap, { do: 'clearKeysOf', cell: 'x' })).toBe('noCell')
    expect(after(keyMap, { do: 'mapKeys', keyMap: {} })).toEqual({})
  })

  it('K73 is done for a whole map at once, or not at all', () => {
    expect(after({ KeyZ: 'c' }, { do: 'mapKeys', keyMap: { KeyA: 'a', 'Shift+Alt+KeyB': 'b' } })).toEqual({
      KeyA: 'a',
      'Alt+Shift+KeyB': 'b',
    })
    expect(after({}, { do: 'mapKeys', keyMap: { KeyA: 'a', KeyB: 'x' } })).toBe('noCell')
    expect(after({}, { do: 'mapKeys', keyMap: { 'Shift+Alt+KeyB': 'a', 'Alt+Shift+KeyB': 'b' } })).toBe(
      'key.taken',
    )
  })
})
