import type { KeyMap } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cell, openBoard, plate } from '../editor/testkit/plates.ts'
import { readKeyMapFile } from './readKeyMapFile.ts'
import { writeKeyMapFile } from './writeKeyMapFile.ts'

const named = (id: string, position: number, name: string) => cell(id, position, { name })
const liver = [named('a', 0, '간'), named('b', 1, '신장'), named('c', 11, '비장')]
const keyMap: KeyMap = { KeyB: 'b', Numpad7: 'a', KeyA: 'a', 'Shift+KeyA': 'c' }

const fileOf = (...keys: [key: string, position: number, name: string][]) =>
  JSON.stringify({
    format: 'pandok-keys',
    version: 1,
    keys: keys.map(([key, position, name]) => ({ key, position, name })),
  })

describe('a key map as a file', () => {
  it('K85 names cells by place and name, in the keyboard’s order', () => {
    expect(writeKeyMapFile(plate(liver, { keyMap }))).toEqual({
      format: 'pandok-keys',
      version: 1,
      keys: [
        { key: 'KeyA', position: 0, name: '간' },
        { key: 'KeyB', position: 1, name: '신장' },
        { key: 'Numpad7', position: 0, name: '간' },
        { key: 'Shift+KeyA', position: 11, name: '비장' },
      ],
    })
  })

  it('K85 gives the same map when it is read for the same cells', () => {
    const text = JSON.stringify(writeKeyMapFile(plate(liver, { keyMap })))
    expect(readKeyMapFile(text, liver)).toEqual({ ok: true, keyMap, left: [] })
    expect(readKeyMapFile(`\uFEFF${text}`, liver)).toMatchObject({ ok: true, keyMap })
  })

  it('K86 goes to the cell of that place and name, else of that name, else in that place', () => {
    const cells = [named('x', 0, '췌장'), named('y', 1, '간'), named('z', 2, '신장'), named('w', 3, '신장')]
    const file = fileOf(['KeyA', 0, '간'], ['KeyB', 3, '신장'], ['KeyC', 0, '비장'], ['KeyD', 9, ' 신장'])
    expect(readKeyMapFile(file, cells)).toEqual({
      ok: true,
      keyMap: { KeyA: 'y', KeyB: 'w', KeyC: 'x', KeyD: 'z' },
      left: [],
    })
  })

  it('K86 never gives one cell the keys of two', () => {
    const file = fileOf(['KeyA', 0, '간'], ['Numpad7', 0, '간'], ['KeyB', 5, '담낭'])
    expect(readKeyMapFile(file, [named('a', 5, '간')])).toEqual({
      ok: true,
      keyMap: { KeyA: 'a', Numpad7: 'a' },
      left: [{ key: 'KeyB', name: '담낭', reason: 'noCell' }],
    })
  })

  it('K87 says what found no cell, is reserved here, or is in the file twice', () => {
    const file = fileOf(
      ['KeyA', 0, '간'],
      ['KeyA', 1, '신장'],
      ['Shift+Alt+KeyB', 1, '신장'],
      ['Alt+Shift+KeyB', 11, '비장'],
      ['Ctrl+KeyS', 11, '비장'],
      ['KeyC', 40, '담낭'],
    )
    expect(readKeyMapFile(file, liver)).toEqual({
      ok: true,
      keyMap: { KeyA: 'a', 'Alt+Shift+KeyB': 'b' },
      left: [
        { key: 'KeyA', name: '신장', reason: 'taken' },
        { key: 'Alt+Shift+KeyB', name: '비장', reason: 'taken' },
        { key: 'Ctrl+KeyS', name: '비장', reason: 'reserved' },
        { key: 'KeyC', name: '담낭', reason: 'noCell' },
      ],
    })
  })

  it.each([
    ['nothing', '', [[[], 'file.json']]],
    ['no JSON', '{', [[[], 'file.json']]],
    ['a list', '[]', [[[], 'file.shape']]],
    ['a plate', '{"format":"pandok","version":1,"plates":[]}', [[['format'], 'file.format']]],
    ['a later version', '{"format":"pandok-keys","version":2,"keys":5}', [[['version'], 'file.version']]],
    ['no keys', '{"format":"pandok-keys","version":1}', [[['keys'], 'file.shape']]],
    ['too long a text', ' '.repeat(200_001), [[[], 'file.tooLarge']]],
    [
      'wrong entries',
      fileOf(['KeyA', 0, '간'], ['KeyÄ', 0, '간'], ['KeyB', 60, '간'], ['KeyC', 0.5, '간']),
      [
        [['keys', 1, 'key'], 'key.format'],
        [['keys', 2, 'position'], 'file.shape'],
        [['keys', 3, 'position'], 'file.shape'],
      ],
    ],
    [
      'too many keys',
      fileOf(...Array.from({ length: 1001 }, (): [string, number, string] => ['KeyA', 0, '간'])),
      [[['keys'], 'file.tooLarge']],
    ],
  ])('K88 is refused with the place of each mistake: %s', (_, text, faults) => {
    expect(readKeyMapFile(text, liver)).toEqual({
      ok: false,
      faults: faults.map(([path, reason]) => ({ path, reason })),
    })
  })

  it('K88 never throws, and whatever it takes can be given to these cells', () => {
    const key = fc.oneof(fc.constantFrom('KeyA', 'Alt+Shift+KeyB', 'Shift+Alt+KeyB', 'Enter'), fc.string())
    const entry = fc.record({
      key,
      position: fc.integer({ min: -1, max: 61 }),
      name: fc.constantFrom('간', '', '비장'),
    })
    const shaped = fc
      .record({
        format: fc.constantFrom('pandok-keys', 'x'),
        version: fc.constantFrom(1, 2),
        keys: fc.array(entry),
      })
      .map((value) => JSON.stringify(value))
    fc.assert(
      fc.property(fc.oneof(shaped, fc.json(), fc.string()), (text) => {
        const read = readKeyMapFile(text, liver)
        if (read.ok) {
          const { editor } = openBoard(plate(liver))
          expect(editor.take({ do: 'mapKeys', keyMap: read.keyMap })).toEqual({ ok: true })
        } else {
          expect(read.faults.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
