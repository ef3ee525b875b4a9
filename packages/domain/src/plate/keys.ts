import { allow, refuse, type Verdict } from '../verdict.ts'

export const KEY_MODIFIERS = ['Ctrl', 'Alt', 'Shift'] as const

export type KeyModifier = (typeof KEY_MODIFIERS)[number]

/** A physical key (`KeyboardEvent.code`) with its modifiers. */
export interface Key {
  code: string
  modifiers: ReadonlySet<KeyModifier>
}

/**
 * - `format`: the text isn't a key.
 * - `modifier`: the key is held with others, or switches the input method.
 * - `board`: the board uses it to move, to write or to leave.
 * - `program`: the program uses it to save, undo, copy or find a command.
 * - `system`: the browser or the operating system handles it before a page can.
 */
export type KeyRefusal = 'format' | 'modifier' | 'board' | 'program' | 'system'

/**
 * Physical keys by their names in the UI Events specification. Pedals and dictation microphones send F13–F24.
 */
const CODE =
  /^(Key[A-Z]|Digit\d|F([1-9]|1\d|2[0-4])|Numpad(\d|Add|Subtract|Multiply|Divide|Decimal|Comma|Equal|Enter|ParenLeft|ParenRight)|Intl(Backslash|Ro|Yen)|Lang[1-5]|Arrow(Up|Down|Left|Right)|(Control|Shift|Alt|Meta)(Left|Right)|Back(quote|slash|space)|Bracket(Left|Right)|Comma|Period|Slash|Semicolon|Quote|Minus|Equal|Space|Tab|Enter|Escape|Insert|Delete|Home|End|PageUp|PageDown|CapsLock|NumLock|ScrollLock|Pause|PrintScreen|ContextMenu|Convert|NonConvert|KanaMode|HangulMode|Hanja|Help|Undo|Copy|Cut|Paste)$/u

const MODIFIER =
  /^(Control|Shift|Alt|Meta)(Left|Right)$|^(Lang\d|HangulMode|Hanja|Convert|NonConvert|KanaMode|CapsLock|NumLock|ScrollLock)$/u

const BOARD_CODES = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Enter',
  'NumpadEnter',
  'Escape',
  'Space',
  'Tab',
  'Delete',
  'Backspace',
  'ContextMenu',
])

/** Keys are spelled as in key maps. `Shift+Slash` is «?», the help on keys; `Shift+F10` is the menu key. */
const BOARD_KEYS = new Set(['Shift+Slash', 'F2', 'F6', 'Shift+F10', 'Alt+KeyK'])

const PROGRAM_KEYS = new Set([
  ...['A', 'C', 'F', 'K', 'P', 'S', 'V', 'X', 'Y', 'Z'].flatMap((letter) => [
    `Ctrl+Key${letter}`,
    `Ctrl+Shift+Key${letter}`,
  ]),
  'Ctrl+Shift+KeyE',
])

const SYSTEM_KEYS = new Set([
  'F5',
  'F11',
  'F12',
  'PrintScreen',
  'Pause',
  'Copy',
  'Cut',
  'Paste',
  'Undo',
  'Help',
  'Alt+F4',
  'Ctrl+F4',
  'Ctrl+F5',
  'Shift+F5',
  ...['N', 'T', 'W', 'L', 'R', 'J', 'H', 'D', 'O', 'U', 'Q', 'M', 'I'].flatMap((letter) => [
    `Ctrl+Key${letter}`,
    `Ctrl+Shift+Key${letter}`,
  ]),
  // These keys switch the tabs of the browser and reset its zoom.
  ...Array.from({ length: 10 }, (_, digit) => `Ctrl+Digit${digit}`),
  ...Array.from({ length: 10 }, (_, digit) => `Ctrl+Numpad${digit}`),
  'Ctrl+Equal',
  // This key types «+» on most keyboards.
  'Ctrl+Shift+Equal',
  'Ctrl+Minus',
  'Ctrl+NumpadAdd',
  'Ctrl+NumpadSubtract',
  'Alt+KeyD',
  'Alt+KeyE',
  'Alt+KeyF',
])

/** Parses «Shift+KeyA», or returns null if it isn't a key. Modifiers may be in any order. */
export function readKey(text: string): Key | null {
  const parts = text.split('+')
  const code = parts.pop() ?? ''
  if (!CODE.test(code)) return null
  const modifiers = new Set<KeyModifier>()
  for (const part of parts) {
    const modifier = KEY_MODIFIERS.find((known) => known === part)
    if (modifier === undefined || modifiers.has(modifier)) return null
    modifiers.add(modifier)
  }
  return { code, modifiers }
}

/** Returns the canonical spelling of a key. */
export const writeKey = ({ code, modifiers }: Key): string =>
  [...KEY_MODIFIERS.filter((modifier) => modifiers.has(modifier)), code].join('+')

/** Checks whether a key may run a cell. */
export function checkKey(text: string): Verdict<KeyRefusal> {
  const key = readKey(text)
  if (key === null) return refuse('format')
  if (MODIFIER.test(key.code)) return refuse('modifier')
  const written = writeKey(key)
  if (BOARD_CODES.has(key.code) || BOARD_KEYS.has(written)) return refuse('board')
  if (PROGRAM_KEYS.has(written)) return refuse('program')
  if (SYSTEM_KEYS.has(written)) return refuse('system')
  return allow()
}
