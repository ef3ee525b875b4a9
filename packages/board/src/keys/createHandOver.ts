import { createEmitter } from '@pandok/domain'
import type { KeyPress } from './keys.ts'

/** How long the keyboard has to be quiet before a key that was meant for a form may run a cell. */
export const QUIET_MS = 700

export interface HandOverClock {
  /** A clock in milliseconds that never goes back. */
  now(): number
  /** Schedules the work, and answers a function that cancels it. */
  after(milliseconds: number, then: () => void): () => void
}

/**
 * Between a form that closed under somebody's hands and the board: what is still being typed runs no cell. K300–K303.
 */
export interface HandOver {
  /** Tells of every press on the page, before anybody acts on it. True: it must not reach the board. */
  press(press: HandOverPress, isBoards: boolean): boolean
  /** Tells that a form has closed, for whatever reason. */
  closed(): void
  isHolding(): boolean
  subscribe(listener: () => void): () => void
  /** Cancels what is still awaited. */
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

/** Keys that write, correct or go on to the next field; an input method's keys have no name of their own. */
const WRITING = new Set(['Enter', 'Backspace', 'Delete', 'Process', 'Unidentified', 'Dead'])
/** Modifiers are held beside the next key, or switch what it writes. */
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
