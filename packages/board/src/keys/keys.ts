import type { KeyMap } from '@pandok/domain'

/** The parts of a `KeyboardEvent` that a reader needs. */
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
 * Turns what browsers tell into keys, each press once: input methods send `Process`, letters of their own, or a
 * keydown without a code whose keyup alone names the key.
 */
export interface KeyReader {
  /** The key as key maps write it, or undefined when the press isn't one (a modifier, composing, nothing known yet). */
  down(press: KeyPress): string | undefined
  /** A key that `down` could not know, else undefined. */
  up(press: KeyPress): string | undefined
  /** The page lost the focus: nothing is held down any more. */
  reset(): void
}

/** One key of the drawn keyboard; `width` in units of a letter key. */
export interface DrawnKey {
  code: string
  width: number
  /** The units of empty room before the key. */
  gap?: number
}

export interface DrawnKeyboard {
  main: readonly (readonly DrawnKey[])[]
  numpad: readonly (readonly (DrawnKey & { height?: number })[])[]
}

/** A key map as a file: by place and name, so that it fits another plate, too. */
export interface KeyMapFile {
  format: 'pandok-keys'
  version: 1
  keys: readonly { key: string; position: number; name: string }[]
}

export interface KeyMapImport {
  keyMap: KeyMap
  /** The entries of the file that found no cell or can't be used here. */
  left: readonly { key: string; name: string; reason: 'noCell' | 'reserved' | 'taken' }[]
}
