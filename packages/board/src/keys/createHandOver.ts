import { createEmitter } from '@pandok/domain'
import type { KeyPress } from './keys.ts'

/** The keyboard must be idle for this long before a key that was typed for a form may run a cell. */
export const QUIET_MS = 700

export interface HandOverClock {
  /** A monotonic clock in milliseconds. */
  now(): number
  /** Schedules the callback and returns a function that cancels it. */
  after(milliseconds: number, then: () => void): () => void
}

/**
 * Guards the time after a form closed while somebody was typing: keys that were meant for the form must not
 * run a cell. Rules K300–K303 and K445.
 */
export interface HandOver {
  /**
   * Must be called for every press on the page before anything else handles it. If it returns true, the press
   * must not reach the board. `sign` is the digit or the capital letter on the key, if it has one.
   */
  press(press: HandOverPress, isBoards: boolean, sign?: string): boolean
  /** Must be called when a question was answered, with the digits and letters of all its answers. */
  answered(signs: ReadonlySet<string>): void
  /** Must be called when a form has closed for any reason. */
  closed(): void
  isHolding(): boolean
  subscribe(listener: () => void): () => void
  /** Cancels the pending timer. */
  stop(): void
}

type HandOverPress = Pick<KeyPress, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>

export function createHandOver(clock: HandOverClock): HandOver {
  const listeners = createEmitter()
  let lastWritten: number | undefined
  let callOff: (() => void) | undefined
  /** The signs of the question that was answered last, if its answer closed the form. */
  let signs: ReadonlySet<string> | undefined

  const tell = () => {
    listeners.emit()
  }

  function hold(): void {
    const wasHolding = callOff !== undefined
    callOff?.()
    callOff = clock.after(QUIET_MS, end)
    if (!wasHolding) tell()
  }

  function end(): void {
    if (!callOff) return
    callOff()
    callOff = undefined
    signs = undefined
    tell()
  }

  return {
    press(press, isBoards, sign) {
      const kind = kindOf(press)
      if (kind === 'modifier') return false
      lastWritten = kind === 'writing' ? clock.now() : undefined
      if (!callOff) {
        signs = undefined
        return false
      }
      if (kind === 'writing' && isBoards && !isElsewhere(press.key, sign, signs)) {
        hold()
        return true
      }
      end()
      return false
    },
    answered(its) {
      signs = its
    },
    closed() {
      if (lastWritten !== undefined && clock.now() - lastWritten <= QUIET_MS) hold()
    },
    isHolding: () => callOff !== undefined,
    subscribe: listeners.subscribe,
    stop() {
      callOff?.()
      callOff = undefined
    },
  }
}

/**
 * Returns whether a key can't belong to the answered question, and so wasn't meant for the form that the
 * answer has closed. Keys that correct may belong to it, as may any key if the question's keys are unknown.
 */
function isElsewhere(key: string, sign: string | undefined, signs: ReadonlySet<string> | undefined): boolean {
  if (!signs) return false
  return sign === undefined ? [...key].length === 1 && key !== ' ' : !signs.has(sign)
}

/**
 * Keys that write, correct or go to the next field. The keys of an input method have no name of their own.
 */
const WRITING = new Set(['Enter', 'Backspace', 'Delete', 'Process', 'Unidentified', 'Dead'])
/** Modifiers are held with the next key, or switch what it writes. */
const MODIFIERS = new Set(
  'Shift Control Alt AltGraph Meta CapsLock NumLock HangulMode HanjaMode KanaMode Convert NonConvert'.split(
    ' ',
  ),
)

function kindOf({ key, ctrlKey, altKey, metaKey }: HandOverPress): 'writing' | 'command' | 'modifier' {
  if (MODIFIERS.has(key)) return 'modifier'
  if (ctrlKey || altKey || metaKey) return 'command'
  return [...key].length <= 1 || WRITING.has(key) ? 'writing' : 'command'
}
