import { KEY_MODIFIERS, readKey } from '@pandok/domain'

export interface KeyLabelOptions {
  /** The user's layout, as `navigator.keyboard.getLayoutMap()` returns it. */
  layout?: ReadonlyMap<string, string> | undefined
  mac?: boolean | undefined
  /** Names of keys in another language, such as `{ Ctrl: 'Strg', Space: 'Leertaste' }`. */
  names?: Readonly<Record<string, string>> | undefined
}

const SIGNS: Readonly<Record<string, string>> = {
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
  IntlBackslash: '<',
  IntlRo: 'ろ',
  IntlYen: '¥',
  NumpadAdd: '+',
  NumpadSubtract: '−',
  NumpadMultiply: '×',
  NumpadDivide: '÷',
  NumpadDecimal: '.',
  NumpadComma: ',',
  NumpadEqual: '=',
  NumpadEnter: 'Enter',
  NumpadParenLeft: '(',
  NumpadParenRight: ')',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
  Insert: 'Ins',
  Backspace: '⌫',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  CapsLock: 'Caps',
  NumLock: 'Num',
  ScrollLock: 'ScrLk',
  PrintScreen: 'PrtSc',
  ContextMenu: '☰',
  Lang1: '한/영',
  Lang2: '한자',
  HangulMode: '한/영',
  Hanja: '한자',
  Convert: '変換',
  NonConvert: '無変換',
  KanaMode: 'かな',
  ShiftLeft: 'Shift',
  ShiftRight: 'Shift',
  ControlLeft: 'Ctrl',
  ControlRight: 'Ctrl',
  AltLeft: 'Alt',
  AltRight: 'Alt',
  MetaLeft: '⊞',
  MetaRight: '⊞',
}

const MAC_SIGNS: Readonly<Record<string, string>> = {
  Ctrl: '⌘',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '↩',
  Escape: 'esc',
  Delete: '⌦',
  Tab: '⇥',
  CapsLock: '⇪',
  ShiftLeft: '⇧',
  ShiftRight: '⇧',
  ControlLeft: '⌃',
  ControlRight: '⌃',
  AltLeft: '⌥',
  AltRight: '⌥',
  MetaLeft: '⌘',
  MetaRight: '⌘',
}

/** Modifiers in the order in which Apple writes them: ⌥⇧⌘K. */
const MAC_ORDER = ['Alt', 'Shift', 'Ctrl'] as const

/** Returns what is printed on one physical key. */
export function keyCap(code: string, { layout, mac = false, names = {} }: KeyLabelOptions = {}): string {
  const printed = layout?.get(code)
  if (printed !== undefined && printed.trim() !== '') return upper(printed)
  const named = ownOf(names, code) ?? (mac ? ownOf(MAC_SIGNS, code) : undefined) ?? ownOf(SIGNS, code)
  return named ?? code.replace(/^(?:Key|Digit|Numpad)(?=.$)/u, '')
}

/** Returns the name of a key for the screen: «Ctrl+Shift+P», «Num 7», on a Mac «⇧⌘P». */
export function keyLabel(key: string, options: KeyLabelOptions = {}): string {
  const read = readKey(key)
  if (read === null) return key
  const cap = keyCap(read.code, options)
  const end = read.code.startsWith('Numpad') ? `${ownOf(options.names ?? {}, 'Numpad') ?? 'Num'} ${cap}` : cap
  const modifiers = (options.mac ? MAC_ORDER : KEY_MODIFIERS).filter((name) => read.modifiers.has(name))
  if (options.mac) return [...modifiers.map((name) => MAC_SIGNS[name]), end].join('')
  return [...modifiers.map((name) => ownOf(options.names ?? {}, name) ?? name), end].join('+')
}

/** «ß» has no capital letter of one character. */
function upper(printed: string): string {
  const capital = printed.toUpperCase()
  return capital.length === printed.length ? capital : printed
}

const ownOf = (record: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
