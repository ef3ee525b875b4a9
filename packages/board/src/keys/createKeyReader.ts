import { checkKey, type KeyModifier, writeKey } from '@pandok/domain'
import { codeOfPress } from './codeOfPress.ts'
import type { KeyPress, KeyReader } from './keys.ts'

/** What a press says when an input method has taken it. */
const TAKEN = 229
/** The names of such a press that still mean one press of a key. */
const NAMELESS = new Set(['Process', 'Unidentified', 'Dead'])

/** `mac`: the command key is Ctrl, and Option is Alt even where the browser calls it AltGraph. */
export function createKeyReader({ mac = false }: { mac?: boolean } = {}): KeyReader {
  /** Codes that were told and are still down, with whether an input method had taken the press. */
  const told = new Map<string, boolean>()
  /** A press whose key is not known yet: what was held beside it. */
  let waiting: ReadonlySet<KeyModifier> | undefined

  return {
    down(press) {
      if (press.isComposing || isEndOfComposing(press)) {
        waiting = undefined
        return undefined
      }
      if (press.repeat) return undefined
      const modifiers = modifiersOf(press, mac)
      if (modifiers === undefined) return undefined
      const code = codeOfPress(press)
      if (code === undefined) {
        waiting = isUnknown(press) ? modifiers : waiting
        return undefined
      }
      const isTaken = press.keyCode === TAKEN
      const key = keyOf(code, modifiers)
      if (key === undefined) return undefined
      // Some input methods tell one press twice, as theirs and as the key's. Two alike are two presses: the browser
      // marks what repeats, and a keyup may get lost.
      const before = told.get(code)
      told.set(code, isTaken)
      return before === undefined || before === isTaken ? key : undefined
    },
    up(press) {
      const code = codeOfPress(press)
      const isTold = code !== undefined && told.delete(code)
      if (waiting === undefined || isTold) return undefined
      if (press.isComposing) {
        waiting = undefined
        return undefined
      }
      const key = code === undefined ? undefined : keyOf(code, waiting)
      if (key !== undefined) waiting = undefined
      return key
    },
    reset() {
      told.clear()
      waiting = undefined
    },
  }
}

/** Safari ends composing before it tells of the Enter or Escape that ended it. */
const isEndOfComposing = ({ keyCode, key }: KeyPress): boolean =>
  keyCode === TAKEN && key.length > 1 && !NAMELESS.has(key)

const isUnknown = ({ code }: KeyPress): boolean => code === '' || code === 'Unidentified'

/** Modifiers and keys that switch the input method are nothing by themselves. */
function keyOf(code: string, modifiers: ReadonlySet<KeyModifier>): string | undefined {
  const verdict = checkKey(code)
  return verdict.ok || verdict.reason !== 'modifier' ? writeKey({ code, modifiers }) : undefined
}

/** Undefined: with what is held down the press writes a character (AltGr), or is the system's. */
function modifiersOf(press: KeyPress, mac: boolean): ReadonlySet<KeyModifier> | undefined {
  if (!mac && (press.metaKey || press.getModifierState?.('AltGraph') === true)) return undefined
  const modifiers = new Set<KeyModifier>()
  if (press.ctrlKey || press.metaKey) modifiers.add('Ctrl')
  if (press.altKey) modifiers.add('Alt')
  if (press.shiftKey || isShiftedNumpad(press)) modifiers.add('Shift')
  return modifiers
}

/** Windows hides Shift from the numeric pad: with NumLock on, Shift+7 comes as «Home» without Shift. */
const isShiftedNumpad = ({ code, key, getModifierState }: KeyPress): boolean =>
  /^Numpad(\d|Decimal)$/u.test(code) && key.length > 1 && getModifierState?.('NumLock') === true
