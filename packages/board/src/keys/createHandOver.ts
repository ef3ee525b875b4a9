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
 * run a cell. Rules K300–K303.
 */
export interface HandOver {
  /**
   * Must be called for every press on the page before anything else handles it. If it returns true, the press
   * must not reach the board.
   */
  press(press: HandOverPress, isBoards: boolean): boolean
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
    tell()
  }

  return {
    press(press, isBoards) {
      const kind = kindOf(press)
      if (kind === 'modifier') return false
      lastWritten = kind === 'writing' ? clock.now() : undefined
      if (!callOff) return false
      if (kind === 'writing' && isBoards) {
        hold()
        return true
      }
      end()
      return false
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
