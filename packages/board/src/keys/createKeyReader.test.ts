import { checkKey, readKey, writeKey } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKeyReader } from './createKeyReader.ts'
import type { KeyPress } from './keys.ts'
import { press, taken } from './testkit/presses.ts'

const read = (one: KeyPress, mac = false) => createKeyReader({ mac }).down(one)

describe('a key', () => {
  it('K50 is the physical one with what is held beside it, written in one way', () => {
    expect(read(press('KeyA'))).toBe('KeyA')
    expect(read(press('Numpad7', { key: '7', states: ['NumLock'] }))).toBe('Numpad7')
    expect(read(press('F13', { key: 'F13' }))).toBe('F13')
    expect(read(press('KeyP', { shiftKey: true, ctrlKey: true, altKey: true }))).toBe('Ctrl+Alt+Shift+KeyP')
    expect(read(press('Escape', { key: 'Escape' }))).toBe('Escape')
  })

  it.each([
    ['ㅁ', 'Korean'],
    ['ち', 'Japanese kana'],
    ['q', 'French'],
    ['ф', 'Russian'],
    ['A', 'caps lock'],
    ['å', 'Option on a Mac'],
    ['Dead', 'a dead key'],
  ])('K51 stays the same whatever the layout writes: %s (%s)', (key) => {
    expect(read(press('KeyA', { key, keyCode: 65 }))).toBe('KeyA')
  })

  it('K51 is nothing when the page does not know such a key', () => {
    expect(read(press('BrowserBack', { key: 'BrowserBack' }))).toBeUndefined()
    expect(read(press('constructor', { key: 'constructor' }))).toBeUndefined()
  })
})

describe('an input method', () => {
  it('K52 may take a press without composing: the key is told, on its keydown, once', () => {
    const reader = createKeyReader()
    expect(reader.down(taken('KeyA'))).toBe('KeyA')
    expect(reader.up(press('KeyA', { key: 'ㅁ', keyCode: 65 }))).toBeUndefined()
    expect(reader.down(taken('KeyA', { shiftKey: true }))).toBe('Shift+KeyA')
    expect(reader.up(taken('KeyA'))).toBeUndefined()
  })

  it('K53 keeps every press to itself while it composes', () => {
    const reader = createKeyReader()
    for (const one of [
      taken('KeyA'),
      press('KeyA', { key: 'ㅁ' }),
      press('Enter', { key: 'Enter' }),
      taken(''),
    ]) {
      expect(reader.down({ ...one, isComposing: true })).toBeUndefined()
      expect(reader.up({ ...one, isComposing: true })).toBeUndefined()
    }
    expect(reader.up(press('KeyA', { key: 'a' }))).toBeUndefined()
    expect(reader.down(press('KeyA'))).toBe('KeyA')
  })

  it.each(['Enter', 'Escape', 'Tab', 'ArrowDown', 'Backspace'])(
    'K54 has the %s that ended composing, which Safari tells of afterwards',
    (key) => {
      expect(read(press(key, { key, keyCode: 229 }))).toBeUndefined()
      expect(read(press(key, { key, keyCode: 13 }))).toBe(key)
    },
  )
})

describe('a press without a code', () => {
  it.each([
    ['a', 'KeyA'],
    ['A', 'KeyA'],
    ['ㅁ', 'KeyA'],
    ['ㅂ', 'KeyQ'],
    ['ㅃ', 'KeyQ'],
    ['ㅔ', 'KeyP'],
    ['ㅖ', 'KeyP'],
    ['ㅡ', 'KeyM'],
    ['7', 'Digit7'],
    [';', 'Semicolon'],
    [' ', 'Space'],
    ['Enter', 'Enter'],
    ['F2', 'F2'],
  ])('K55 is the key on which %s stands', (key, expected) => {
    expect(read(press('', { key }))).toBe(expected)
    expect(read(press('Unidentified', { key }))).toBe(expected)
  })

  it.each([
    [65, 'KeyA'],
    [90, 'KeyZ'],
    [48, 'Digit0'],
    [96, 'Numpad0'],
    [105, 'Numpad9'],
    [106, 'NumpadMultiply'],
    [111, 'NumpadDivide'],
    [112, 'F1'],
    [124, 'F13'],
  ])('K55 is else what its number %d says', (keyCode, expected) => {
    expect(read(press('', { key: 'Unidentified', keyCode }))).toBe(expected)
  })

  it('K56 is else the key that is named when it is let go, with what was held at first', () => {
    const reader = createKeyReader()
    expect(reader.down(taken('', { shiftKey: true }))).toBeUndefined()
    expect(reader.up(press('ShiftLeft', { key: 'Shift' }))).toBeUndefined()
    expect(reader.up(press('KeyA'))).toBe('Shift+KeyA')
    expect(reader.up(press('KeyA'))).toBeUndefined()
  })

  it('K56 is not confused by presses that overlap', () => {
    const reader = createKeyReader()
    reader.down(taken(''))
    expect(reader.down(press('KeyC'))).toBe('KeyC')
    reader.down(taken('', { altKey: true }))
    expect(reader.up(press('KeyC'))).toBeUndefined()
    expect(reader.up(press('KeyA'))).toBe('KeyA')
    expect(reader.up(press('KeyB'))).toBe('Alt+KeyB')
  })

  it('K56 is forgotten when nothing ever names it, when composing begins, and when the page loses the focus', () => {
    const reader = createKeyReader()
    const forget: (() => void)[] = [
      () => reader.up(taken('')),
      () => reader.down(taken('KeyB', { isComposing: true })),
      () => reader.up(press('KeyB', { isComposing: true })),
      () => reader.reset(),
    ]
    for (const way of forget) {
      reader.down(taken(''))
      way()
      expect(reader.up(press('KeyA'))).toBeUndefined()
    }
  })

  it('K56 is not waited for when it is a modifier', () => {
    const reader = createKeyReader()
    expect(reader.down(press('', { key: 'Shift', shiftKey: true }))).toBeUndefined()
    expect(reader.up(press('KeyA'))).toBeUndefined()
  })
})

describe('each press', () => {
  it('K57 is told once, however long the key is held', () => {
    const reader = createKeyReader()
    expect(reader.down(press('KeyA'))).toBe('KeyA')
    expect(reader.down(press('KeyA', { repeat: true }))).toBeUndefined()
    expect(reader.down(taken('KeyA', { repeat: true }))).toBeUndefined()
    expect(reader.up(press('KeyA'))).toBeUndefined()
    expect(reader.down(press('KeyA'))).toBe('KeyA')
  })

  it('K57 is told once when the input method and the key both report it', () => {
    const reader = createKeyReader()
    expect(reader.down(taken('KeyA'))).toBe('KeyA')
    expect(reader.down(press('KeyA', { key: 'ㅁ', keyCode: 65 }))).toBeUndefined()
    reader.up(press('KeyA'))
    expect(reader.down(press('KeyA', { key: 'ㅁ', keyCode: 65 }))).toBe('KeyA')
    expect(reader.down(taken('KeyA'))).toBeUndefined()
  })

  it('K57 is told also when the key before was never seen to be let go', () => {
    const reader = createKeyReader()
    expect(reader.down(press('KeyA'))).toBe('KeyA')
    expect(reader.down(press('KeyA'))).toBe('KeyA')
    expect(reader.down(taken('KeyB'))).toBe('KeyB')
    reader.reset()
    expect(reader.down(press('KeyB'))).toBe('KeyB')
  })

  it('K57 is told with its keydown or its keyup, never with both', () => {
    const code = fc.constantFrom('KeyA', 'Numpad7', 'Digit1', '')
    const kind = fc.record({ code, upCode: code, isTaken: fc.boolean(), repeats: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(kind, { maxLength: 20 }), (presses) => {
        const reader = createKeyReader()
        for (const { code, upCode, isTaken, repeats } of presses) {
          const one = isTaken || code === '' ? taken(code) : press(code)
          const told = [reader.down(one)]
          for (let turn = 0; turn < repeats; turn += 1) told.push(reader.down({ ...one, repeat: true }))
          told.push(reader.up(press(code || upCode, { key: 'Process', keyCode: 229 })))
          const keys = told.filter((key) => key !== undefined)
          expect(keys).toEqual((code || upCode) === '' ? [] : [code || upCode])
        }
      }),
    )
  })
})

describe('what is held', () => {
  it.each([
    'ShiftLeft',
    'ControlRight',
    'AltLeft',
    'MetaLeft',
    'CapsLock',
    'NumLock',
    'Lang1',
    'Lang2',
    'HangulMode',
  ])('K58 is nothing by itself: %s', (code) => {
    const reader = createKeyReader()
    expect(reader.down(press(code, { key: code }))).toBeUndefined()
    expect(reader.up(press(code, { key: code }))).toBeUndefined()
  })

  it('K59 is not Ctrl and Alt when it is AltGr, which writes a character', () => {
    const altGr = press('KeyQ', { key: '@', ctrlKey: true, altKey: true, states: ['AltGraph'] })
    expect(read(altGr)).toBeUndefined()
    expect(read(press('KeyQ', { key: '@', states: ['AltGraph'] }))).toBeUndefined()
    expect(read(press('KeyQ', { key: 'q', ctrlKey: true, altKey: true }))).toBe('Ctrl+Alt+KeyQ')
  })

  it('K59 is Ctrl for the command key of a Mac, and the system’s for Windows’', () => {
    const one = press('KeyS', { metaKey: true })
    expect(read(one, true)).toBe('Ctrl+KeyS')
    expect(read(one)).toBeUndefined()
    expect(read(press('KeyK', { key: '˚', altKey: true, states: ['AltGraph'] }), true)).toBe('Alt+KeyK')
  })

  it('K60 moves nothing on the numeric pad, NumLock on or off', () => {
    expect(read(press('Numpad7', { key: 'Home' }))).toBe('Numpad7')
    expect(read(press('Numpad7', { key: '7', states: ['NumLock'] }))).toBe('Numpad7')
    expect(read(taken('Numpad7', { getModifierState: (name) => name === 'NumLock' }))).toBe('Numpad7')
    expect(read(press('Numpad7', { key: '7', shiftKey: true }))).toBe('Shift+Numpad7')
  })

  it('K60 is found on the numeric pad where Windows hides Shift', () => {
    expect(read(press('Numpad7', { key: 'Home', states: ['NumLock'] }))).toBe('Shift+Numpad7')
    expect(read(press('NumpadDecimal', { key: 'Delete', ctrlKey: true, states: ['NumLock'] }))).toBe(
      'Ctrl+Shift+NumpadDecimal',
    )
  })
})

describe('any press', () => {
  it('K50, K58 is a key that key maps can write, or nothing', () => {
    /** The browser's own: its method works on nothing but itself. */
    class BrowserPress {
      readonly #states: readonly string[]
      constructor(values: object, states: readonly string[]) {
        Object.assign(this, values)
        this.#states = states
      }
      getModifierState(name: string): boolean {
        return this.#states.includes(name)
      }
    }
    const text = fc.oneof(
      fc.constantFrom(
        '',
        'KeyA',
        'Numpad1',
        'ShiftLeft',
        'Process',
        'Unidentified',
        'Home',
        'ㅁ',
        '__proto__',
        'F5',
      ),
      fc.string({ maxLength: 4 }),
    )
    const values = fc.record({
      code: text,
      key: text,
      keyCode: fc.oneof(fc.constantFrom(0, 65, 229), fc.nat(300)),
      ctrlKey: fc.boolean(),
      altKey: fc.boolean(),
      shiftKey: fc.boolean(),
      metaKey: fc.boolean(),
      isComposing: fc.boolean(),
      repeat: fc.boolean(),
    })
    const states = fc.subarray(['AltGraph', 'NumLock', 'CapsLock'])
    const one = fc.tuple(values, states, fc.boolean())
    fc.assert(
      fc.property(fc.array(one, { maxLength: 20 }), fc.boolean(), (presses, mac) => {
        const reader = createKeyReader({ mac })
        for (const [fields, flags, isUp] of presses) {
          const event = new BrowserPress(fields, flags) as unknown as KeyPress
          const key = isUp ? reader.up(event) : reader.down(event)
          if (key === undefined) continue
          const parsed = readKey(key)
          expect(parsed && writeKey(parsed)).toBe(key)
          expect(checkKey(key)).not.toEqual({ ok: false, reason: 'modifier' })
        }
      }),
      { numRuns: 2000 },
    )
  })
})
