import type { KeyMap } from '@pandok/domain'

/** The part of a `KeyboardEvent` that a reader needs. */
export interface KeyPress {
  code: string
  key: string
  keyCode: number
  ctrlKey: boolean
  altKey: boolean
  shiftKey: boolean
  metaKey: boolean
  isComposing: boolean
  repeat: boolean
  getModifierState?: (name: string) => boolean
}

/**
 * Turns browser events into keys, one for each press. Input methods may send `Process`, letters of their own,
 * or a keydown without a code, so that only the keyup names the key.
 */
export interface KeyReader {
  /**
   * Returns the key as key maps write it, or undefined if the press is none: a modifier, a composition, or
   * not known yet.
   */
  down(press: KeyPress): string | undefined
  /** Returns the key of a press that `down` could not name, else undefined. */
  up(press: KeyPress): string | undefined
  /** Must be called when the page loses the focus: no key is held down any more. */
  reset(): void
}

/** One key of the drawn keyboard; `width` is in units of a letter key. */
export interface DrawnKey {
  code: string
  width: number
  /** Empty space before the key, in units. */
  gap?: number
}

export interface DrawnKeyboard {
  main: readonly (readonly DrawnKey[])[]
  numpad: readonly (readonly (DrawnKey & { height?: number })[])[]
}

/** A key map as a file. It refers to cells by place and name, so that it fits other plates. */
export interface KeyMapFile {
  format: 'pandok-keys'
  version: 1
  keys: readonly { key: string; position: number; name: string }[]
}

export interface KeyMapImport {
  keyMap: KeyMap
  /** The entries of the file that match no cell or can't be used here. */
  left: readonly { key: string; name: string; reason: 'noCell' | 'reserved' | 'taken' }[]
}
