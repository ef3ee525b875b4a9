import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkKey, KEY_MODIFIERS, type KeyRefusal, readKey, writeKey } from './keys.ts'

const CODES = [
  'KeyA',
  'Digit0',
  'F1',
  'F24',
  'Numpad5',
  'NumpadAdd',
  'IntlRo',
  'Backquote',
  'Semicolon',
  'Insert',
]

describe('a key', () => {
  it('has one spelling, whatever the order of its modifiers', () => {
    const held = fc.subarray([...KEY_MODIFIERS])
    const shuffled = held.chain((modifiers) =>
      fc.tuple(fc.constant(modifiers), fc.shuffledSubarray(modifiers, { minLength: modifiers.length })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...CODES), shuffled, (code, [modifiers, mixed]) => {
        const key = readKey([...mixed, code].join('+'))
        expect(key).toEqual({ code, modifiers: new Set(modifiers) })
        expect(key && writeKey(key)).toBe([...modifiers, code].join('+'))
      }),
    )
  })

  it.each([
    '',
    'A',
    'a',
    'keyA',
    'KeyÄ',
    'ㅁ',
    'F0',
    'F25',
    'Numpad10',
    'KeyA+Ctrl',
    '+KeyA',
    'Ctrl+',
    'Ctrl',
  ])('%j is none', (text) => {
    expect(readKey(text)).toBeNull()
    expect(checkKey(text)).toEqual({ ok: false, reason: 'format' })
  })

  it.each(['Ctrl+Ctrl+KeyA', 'Meta+KeyA', 'ctrl+KeyA', 'Ctrl + KeyA', 'KeyA\n', '__proto__', 'constructor'])(
    '%j is none either',
    (text) => expect(readKey(text)).toBeNull(),
  )

  it('is never made from another text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const key = readKey(text)
        if (key !== null) expect(readKey(writeKey(key))).toEqual(key)
        expect(checkKey(text).ok && key === null).toBe(false)
      }),
    )
  })
})

describe('a cell may be run by', () => {
  it.each([
    'KeyA',
    'Shift+KeyA',
    'Alt+KeyA',
    'Ctrl+Alt+Shift+KeyG',
    'Digit1',
    'F1',
    'F13',
    'F24',
    'Shift+F2',
    'Numpad0',
    'NumpadDecimal',
    'Backquote',
    'IntlYen',
    'Slash',
    'Shift+Digit1',
  ])('%s', (text) => expect(checkKey(text)).toEqual({ ok: true }))
})

describe('a cell is not run by', () => {
  it.each<[KeyRefusal, string[]]>([
    ['modifier', ['ShiftLeft', 'ControlRight', 'AltLeft', 'MetaLeft', 'Shift+ControlLeft', 'CapsLock']],
    ['modifier', ['Lang1', 'Lang2', 'HangulMode', 'Hanja', 'Convert', 'NonConvert', 'KanaMode', 'NumLock']],
    ['board', ['ArrowUp', 'Shift+ArrowLeft', 'Enter', 'NumpadEnter', 'Escape', 'Space', 'Tab', 'Ctrl+Tab']],
    ['board', ['Delete', 'Backspace', 'Home', 'PageDown', 'ContextMenu', 'Shift+F10', 'Shift+Slash', 'F2']],
    [
      'program',
      ['Ctrl+KeyS', 'Ctrl+KeyZ', 'Ctrl+Shift+KeyZ', 'Ctrl+KeyC', 'Ctrl+KeyV', 'Ctrl+KeyK', 'Ctrl+KeyF'],
    ],
    [
      'system',
      ['F5', 'Shift+F5', 'Ctrl+F5', 'F11', 'F12', 'PrintScreen', 'Alt+F4', 'Ctrl+KeyW', 'Ctrl+KeyT'],
    ],
    [
      'system',
      ['Ctrl+Shift+KeyN', 'Ctrl+Digit1', 'Ctrl+Equal', 'Ctrl+Shift+Equal', 'Alt+KeyD', 'Copy', 'Undo'],
    ],
  ])('%s keys: %j', (reason, keys) => {
    for (const text of keys) expect([text, checkKey(text)]).toEqual([text, { ok: false, reason }])
  })

  it('isn’t run by a reserved key with its modifiers in another order', () => {
    expect(checkKey('Shift+Ctrl+KeyN')).toEqual({ ok: false, reason: 'system' })
  })
})
