import type { Cell, KeyMap } from '@pandok/domain'

const ROWS = [
  'Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0',
  'KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP',
  'KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon',
  'KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash',
].map((row) => row.split(' '))

/**
 * The board has six rows: the first four use the rows of the keyboard, the others the same keys with Shift,
 * from the top again.
 */
const KEYS = [...ROWS, ...ROWS.map((row) => row.map((code) => `Shift+${code}`))].flat()

/** Gives every cell the key at the same place of the keyboard. */
export const mapKeyboard = (cells: readonly Pick<Cell, 'id' | 'position'>[]): KeyMap =>
  Object.fromEntries(
    cells.flatMap(({ id, position }) => {
      const key = KEYS[position]
      return key === undefined ? [] : [[key, id]]
    }),
  )

/** Returns the key at the place of a cell, or else the next free one, keys without Shift first. */
export const freeKeyAt = (keyMap: KeyMap, position: number): string | undefined =>
  [KEYS[position], ...KEYS].find((key) => key !== undefined && !Object.hasOwn(keyMap, key))
