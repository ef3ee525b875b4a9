import { checkKey } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { DRAWN_KEYBOARD } from './drawnKeyboard.ts'
import { keyCap, keyLabel } from './keyLabel.ts'
import { conflictOf, holderOf, keysOf } from './keyMap.ts'
import { mapKeyboard } from './mapKeyboard.ts'
import { mapNumpad } from './mapNumpad.ts'

const cells = (...positions: number[]) => positions.map((position) => ({ id: `c${position}`, position }))
const ALL = cells(...Array.from({ length: 60 }, (_, position) => position))

describe('a key map', () => {
  it('K74 tells a cell’s keys, the plainest first', () => {
    const keyMap = {
      'Shift+KeyA': 'a',
      Numpad1: 'a',
      F13: 'a',
      KeyZ: 'a',
      'Alt+Digit1': 'a',
      Digit1: 'b',
      KeyQ: 'a',
    }
    expect(keysOf(keyMap, 'a')).toEqual(['KeyQ', 'KeyZ', 'Numpad1', 'F13', 'Alt+Digit1', 'Shift+KeyA'])
    expect(keysOf(keyMap, 'x')).toEqual([])
  })

  it('K74 tells who holds a key, however it is written, and nothing that only objects have', () => {
    const keyMap = { 'Alt+Shift+KeyA': 'a' }
    expect(conflictOf(keyMap, 'Shift+Alt+KeyA', 'b')).toBe('a')
    expect(conflictOf(keyMap, 'Shift+Alt+KeyA', 'a')).toBeUndefined()
    expect(conflictOf(keyMap, 'KeyA', 'b')).toBeUndefined()
    expect(conflictOf(keyMap, 'constructor', 'b')).toBeUndefined()
    expect(holderOf(keyMap, 'toString')).toBeUndefined()
  })
})

describe('mapping by itself', () => {
  it('K75 gives each cell the key that lies where the cell lies, then the same with Shift', () => {
    expect(mapKeyboard(cells(0, 9, 10, 22, 39, 40, 59))).toEqual({
      Digit1: 'c0',
      Digit0: 'c9',
      KeyQ: 'c10',
      KeyD: 'c22',
      Slash: 'c39',
      'Shift+Digit1': 'c40',
      'Shift+KeyP': 'c59',
    })
  })

  it('K76 gives one hand the numeric pad, in the board’s order, the plainest keys first', () => {
    expect(Object.keys(mapNumpad(ALL.slice(0, 16)))).toEqual([
      ...['7', '8', '9', '4', '5', '6', '1', '2', '3', '0'].map((digit) => `Numpad${digit}`),
      ...['Decimal', 'Add', 'Subtract', 'Multiply', 'Divide'].map((name) => `Numpad${name}`),
      'Shift+Numpad7',
    ])
    expect(mapNumpad(cells(30, 4))).toEqual({ Numpad7: 'c4', Numpad8: 'c30' })
  })

  it.each([
    ['K75', mapKeyboard],
    ['K76', mapNumpad],
  ])('%s gives all 60 cells a key that they may have, each its own', (_, map) => {
    const keyMap = map(ALL)
    expect(Object.keys(keyMap).filter((key) => !checkKey(key).ok)).toEqual([])
    expect(new Set(Object.values(keyMap)).size).toBe(60)
    expect(map([])).toEqual({})
  })
})

describe('what is printed on a key', () => {
  it.each([
    ['KeyA', 'A'],
    ['Digit1', '1'],
    ['Semicolon', ';'],
    ['Numpad7', 'Num 7'],
    ['NumpadAdd', 'Num +'],
    ['ArrowLeft', '←'],
    ['F13', 'F13'],
    ['Space', 'Space'],
    ['Escape', 'Esc'],
    ['Lang1', '한/영'],
    ['Ctrl+Shift+KeyP', 'Ctrl+Shift+P'],
    ['nonsense', 'nonsense'],
    ['constructor', 'constructor'],
  ])('K80 is for %s «%s»', (key, label) => {
    expect(keyLabel(key)).toBe(label)
  })

  it('K80 is the letter of the user’s own layout where it is known', () => {
    const layout = new Map([
      ['KeyZ', 'y'],
      ['Minus', 'ß'],
      ['Semicolon', 'ö'],
      ['Space', ' '],
    ])
    expect(keyLabel('Shift+KeyZ', { layout })).toBe('Shift+Y')
    expect(keyLabel('Minus', { layout })).toBe('ß')
    expect(keyLabel('Semicolon', { layout })).toBe('Ö')
    expect(keyLabel('Space', { layout })).toBe('Space')
    expect(keyLabel('KeyA', { layout })).toBe('A')
  })

  it('K80 is written as Apple does on a Mac, and in other words where they are given', () => {
    expect(keyLabel('Ctrl+Alt+Shift+KeyK', { mac: true })).toBe('⌥⇧⌘K')
    expect(keyLabel('Enter', { mac: true })).toBe('↩')
    const names = { Ctrl: 'Strg', Space: 'Leertaste', Numpad: 'Ziffernblock' }
    expect(keyLabel('Ctrl+Space', { names })).toBe('Strg+Leertaste')
    expect(keyLabel('Numpad7', { names })).toBe('Ziffernblock 7')
  })

  it('K80 is the bare cap on a drawn key', () => {
    expect(keyCap('Numpad7')).toBe('7')
    expect(keyCap('ShiftLeft')).toBe('Shift')
    expect(keyCap('ShiftLeft', { mac: true })).toBe('⇧')
  })
})

describe('the drawn keyboard', () => {
  it('K81 has rows of one width, and each key once', () => {
    const width = (row: readonly { width: number; gap?: number }[]) =>
      row.reduce((sum, key) => sum + key.width + (key.gap ?? 0), 0)
    expect(DRAWN_KEYBOARD.main.map(width)).toEqual([15, 15, 15, 15, 15, 15])
    expect(DRAWN_KEYBOARD.numpad.map(width)).toEqual([4, 4, 3, 4, 3])
    const codes = [...DRAWN_KEYBOARD.main, ...DRAWN_KEYBOARD.numpad].flat().map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.filter((code) => keyCap(code) === '')).toEqual([])
  })

  it('K81 shows every key that mapping by itself gives', () => {
    const codes = new Set([...DRAWN_KEYBOARD.main, ...DRAWN_KEYBOARD.numpad].flat().map(({ code }) => code))
    const mapped = [...Object.keys(mapKeyboard(ALL)), ...Object.keys(mapNumpad(ALL))]
    expect(mapped.filter((key) => !codes.has(key.split('+').at(-1) ?? ''))).toEqual([])
  })
})
