import { readKey } from '@pandok/domain'
import { VIEWER_COMMANDS, type ViewerCommand, type ViewerCommandId } from '@pandok/viewer'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useViewerKeys } from './useViewerKeys.ts'

let done: ViewerCommandId[]
beforeEach(() => {
  done = []
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const ids = Object.keys(VIEWER_COMMANDS) as ViewerCommandId[]

function Images() {
  const root = useRef<HTMLDivElement>(null)
  useViewerKeys(root, Object.fromEntries(ids.map((id) => [id, () => done.push(id)])), {})
  return (
    <>
      <div ref={root}>
        {/* biome-ignore lint/a11y/useSemanticElements: it stands in for a viewport, which is one */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it has to receive keys */}
        <div role="group" aria-label="image" tabIndex={0} />
        <input aria-label="name" />
        <button type="button">tool</button>
      </div>
      <dialog open aria-label="question">
        <button type="button">answer</button>
      </dialog>
    </>
  )
}

describe('trap 77: keys that belong to other elements', () => {
  const letter = { key: 'l', code: 'KeyL' }
  const others = [{ key: ' ', code: 'Space' }, { key: 'Backspace', code: 'Backspace' }, letter]

  it('do nothing to images while something is typed', () => {
    render(<Images />)
    const field = screen.getByRole('textbox', { name: 'name' })
    for (const press of others) expect(fireEvent.keyDown(field, press), press.code).toBe(true)
    fireEvent.keyDown(field, { key: 'Process', code: 'KeyL', keyCode: 229, isComposing: true })
    expect(done).toEqual([])
  })

  it('do nothing to images in a dialog', () => {
    render(<Images />)
    const button = screen.getByRole('button', { name: 'answer' })
    for (const press of others) expect(fireEvent.keyDown(button, press), press.code).toBe(true)
    expect(done).toEqual([])
  })

  it('press a button that has the focus, and nothing else', () => {
    render(<Images />)
    const button = screen.getByRole('button', { name: 'tool' })
    expect(fireEvent.keyDown(button, { key: ' ', code: 'Space' })).toBe(true)
    expect(fireEvent.keyDown(button, { key: 'Enter', code: 'Enter' })).toBe(true)
    expect(done).toEqual([])
    fireEvent.keyDown(button, letter)
    expect(done).toEqual(['tool.length'])
  })
})

/** The characters that other keyboard layouts have in places that differ from the American one. */
const GERMAN = { KeyY: 'z', KeyZ: 'y', BracketLeft: 'ü', BracketRight: '+', Minus: 'ß', Equal: 'Dead' }
const FRENCH = {
  KeyA: 'q',
  KeyQ: 'a',
  KeyW: 'z',
  KeyZ: 'w',
  KeyM: ',',
  Comma: ';',
  Period: ':',
  Equal: '=',
  Digit0: 'à',
  Digit1: '&',
  Digit2: 'é',
  Digit3: '"',
  Digit4: "'",
  Digit5: '(',
  Digit6: '-',
}

interface Keyboard {
  printed: Readonly<Record<string, string>>
  /** The key value that an input method reports for every letter. */
  calls?: string
}

const KEYBOARDS: Readonly<Record<string, Keyboard>> = {
  'en on Windows': { printed: {} },
  'ko on Windows': { printed: {}, calls: 'Process' },
  'ko on a Mac': { printed: {}, calls: 'ㅁ' },
  'ja on Windows': { printed: {}, calls: 'Process' },
  'zh on Windows': { printed: {}, calls: 'Process' },
  'zh on a Mac': { printed: {}, calls: 'a' },
  'de on Windows': { printed: GERMAN },
  'de on a Mac': { printed: GERMAN },
  'fr on Windows': { printed: FRENCH },
  'fr on a Mac': { printed: FRENCH },
}

/** The events that reach the page when this key is pressed. */
function pressOf(requested: string, { printed, calls }: Keyboard, isMac: boolean) {
  const { code, modifiers } = readKey(requested) as NonNullable<ReturnType<typeof readKey>>
  const isCtrl = modifiers.has('Ctrl')
  const letter = /^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase()
  // With Ctrl the letter counts, wherever it is on the keyboard.
  const moved = Object.entries(printed).find(([, key]) => key === letter)?.[0]
  const pressed = isCtrl && letter !== undefined ? (moved ?? code) : code
  const plain = printed[pressed] ?? letter ?? code
  const isCalled = letter !== undefined && !isCtrl && calls !== undefined
  return {
    code: pressed,
    key: isCalled ? calls : plain,
    keyCode: isCalled ? 229 : 65,
    ctrlKey: isCtrl && !isMac,
    metaKey: isCtrl && isMac,
    altKey: modifiers.has('Alt'),
    shiftKey: modifiers.has('Shift'),
  }
}

describe('trap 78: every key of the images, once', () => {
  it.each(Object.entries(KEYBOARDS))('%s', (name, keyboard) => {
    const isMac = name.includes('Mac')
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(isMac ? 'MacIntel' : 'Win32')
    // The simulated page reports every Alt as AltGraph.
    vi.spyOn(KeyboardEvent.prototype, 'getModifierState').mockReturnValue(false)
    render(<Images />)
    const image = screen.getByRole('group', { name: 'image' })
    for (const id of ids) {
      for (const key of (VIEWER_COMMANDS[id] as ViewerCommand).keys) {
        done = []
        const press = pressOf(key, keyboard, isMac)
        fireEvent.keyDown(image, press)
        fireEvent.keyUp(image, press)
        expect(done, `${key} for ${id}`).toEqual([id])
      }
    }
  })
})
