import { checkKey, type KeyModifier, writeKey } from '@pandok/domain'
import { codeOfPress } from './codeOfPress.ts'
import type { KeyPress, KeyReader } from './keys.ts'

/** The `keyCode` of a press that an input method consumed. */
const TAKEN = 229
/** The names of such a press while it is still one press of one key. */
const NAMELESS = new Set(['Process', 'Unidentified', 'Dead'])

/** The names of the numeric pad's keys while it doesn't write digits. */
const PAD_NAMES = new Set(
  'Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight Insert Delete Clear'.split(' '),
)

/**
 * On a Mac (`mac`) the command key counts as Ctrl, and Option as Alt even where the browser calls it
 * AltGraph.
 */
export function createKeyReader({ mac = false }: { mac?: boolean } = {}): KeyReader {
  /** The codes whose keydown was handled, each with whether an input method had consumed it. */
  const dealtWith = new Map<string, boolean>()
  /** The modifiers of presses whose key is not known yet. */
  let waiting: ReadonlySet<KeyModifier>[] = []

  return {
    down(press) {
      if (press.isComposing || isEndOfComposing(press)) waiting = []
      if (press.isComposing || isEndOfComposing(press) || press.repeat) return undefined
      const modifiers = modifiersOf(press, mac)
      const code = codeOfPress(press)
      if (code === undefined) {
        if (modifiers !== undefined && isUnnamed(press)) waiting.push(modifiers)
        return undefined
      }
      // Some input methods report one press twice, once as their own and once as the key's. Two equal reports
      // are two presses: the browser marks repeats, and a keyup may get lost.
      const isTaken = press.keyCode === TAKEN
      const isAgain = dealtWith.has(code) && dealtWith.get(code) !== isTaken
      dealtWith.set(code, isTaken)
      return isAgain || modifiers === undefined ? undefined : keyOf(code, modifiers)
    },
    up(press) {
      const code = codeOfPress(press)
      if (code !== undefined && dealtWith.delete(code)) return undefined
      if (press.isComposing) waiting = []
      const [modifiers, ...others] = waiting
      const key = code === undefined || modifiers === undefined ? undefined : keyOf(code, modifiers)
      if (key !== undefined || (code === undefined && isUnnamed(press))) waiting = others
      return key
    },
    reset() {
      dealtWith.clear()
      waiting = []
    },
  }
}

/** Safari ends the composition before it reports the Enter or Escape that ended it. */
const isEndOfComposing = ({ keyCode, key }: KeyPress): boolean =>
  keyCode === TAKEN && key.length > 1 && !NAMELESS.has(key)

/**
 * Such a press says neither which key it was nor what is printed on it. «Shift» without a code is not such a
 * press.
 */
const isUnnamed = ({ code, key }: KeyPress): boolean =>
  (code === '' || code === 'Unidentified') && (key.length <= 1 || NAMELESS.has(key))

/** Modifiers and keys that switch the input method do nothing by themselves. */
function keyOf(code: string, modifiers: ReadonlySet<KeyModifier>): string | undefined {
  const verdict = checkKey(code)
  return verdict.ok || verdict.reason !== 'modifier' ? writeKey({ code, modifiers }) : undefined
}

/**
 * Returns undefined if the press writes a character with the held modifiers (AltGr) or belongs to the system.
 */
function modifiersOf(press: KeyPress, mac: boolean): ReadonlySet<KeyModifier> | undefined {
  if (!mac && (press.metaKey || press.getModifierState?.('AltGraph') === true)) return undefined
  const modifiers = new Set<KeyModifier>()
  if (press.ctrlKey || press.metaKey) modifiers.add('Ctrl')
  if (press.altKey) modifiers.add('Alt')
  if (press.shiftKey || isShiftedPad(press)) modifiers.add('Shift')
  return modifiers
}

/** Windows hides Shift from the numeric pad: with NumLock on, Shift+7 is reported as «Home» without Shift. */
const isShiftedPad = (press: KeyPress): boolean =>
  /^Numpad(?:\d|Decimal)$/u.test(press.code) &&
  PAD_NAMES.has(press.key) &&
  press.getModifierState?.('NumLock') === true
