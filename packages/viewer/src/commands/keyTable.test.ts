import { readKey, writeKey } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { keysOf, readKeyChoices, viewerCommandFor, withKey } from './keyTable.ts'
import { VIEWER_COMMANDS, type ViewerCommandId } from './viewerCommands.ts'

const all = Object.keys(VIEWER_COMMANDS) as ViewerCommandId[]

describe('the usual keys', () => {
  it('each mean one thing', () => {
    const keys = all.flatMap((id) => keysOf(id, {}))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are written as key maps write them', () => {
    for (const key of all.flatMap((id) => keysOf(id, {}))) {
      const read = readKey(key)
      expect(read && writeKey(read), key).toBe(key)
    }
  })

  it('leave the palette, the key help and the way to the next pane alone', () => {
    for (const key of ['Ctrl+KeyK', 'Shift+Slash', 'F6', 'Ctrl+Shift+KeyC', 'Ctrl+Enter']) {
      expect(viewerCommandFor(key, {}), key).toBeUndefined()
    }
  })

  it('are found, on the numeric pad too', () => {
    expect(viewerCommandFor('ArrowDown', {})).toBe('image.next')
    expect(viewerCommandFor('NumpadEnter', {})).toBe('layout.maximize')
    expect(viewerCommandFor('F9', {})).toBeUndefined()
    expect(viewerCommandFor('nonsense', {})).toBeUndefined()
  })
})

describe('a key of the reader’s own', () => {
  it('takes the place of the usual one, and is taken from whoever had it', () => {
    const choices = withKey({}, 'tool.length', 'KeyW')
    expect(viewerCommandFor('KeyW', choices)).toBe('tool.length')
    expect(viewerCommandFor('KeyL', choices)).toBeUndefined()
    expect(keysOf('tool.window', choices)).toEqual([])
    expect(keysOf('look.zoomIn', withKey(choices, 'tool.pan', 'Equal'))).toEqual(['NumpadAdd'])
  })

  it('is kept, but nothing that isn’t a key or a command of this program', () => {
    const kept = { 'tool.length': ['KeyW', 7, 'Nokey?'], gone: ['KeyA'], 'tool.pan': 'KeyB' }
    expect(readKeyChoices(JSON.parse(JSON.stringify(kept)))).toEqual({ 'tool.length': ['KeyW'] })
    expect(readKeyChoices(null)).toEqual({})
  })
})
