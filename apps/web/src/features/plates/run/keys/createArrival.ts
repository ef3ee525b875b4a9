import { boardHasKeys } from './boardHasKeys.ts'

/** The keyCode of a key that an input method is processing. */
const HELD_BY_INPUT_METHOD = 229

/**
 * Keeps what is typed between the key that opens a form and the focus of its first field, which may have to
 * wait for the clipboard or an input method.
 */
export interface Arrival {
  /** Returns the function that is called once the focus has moved. */
  begin(): () => void
  /** Returns whether the key was kept. It has to see every key. */
  take(event: KeyboardEvent): boolean
}

/** `type` types a kept key where the focus is now. */
export function createArrival(type: (event: KeyboardEvent) => void): Arrival {
  let waits = 0
  let kept: KeyboardEvent[] = []
  const keptCodes = new Set<string>()
  /** The keys that were pressed before: the one that opens the form may repeat or be reported twice. */
  const down = new Set<string>()

  async function typeKept(): Promise<void> {
    const events = kept
    kept = []
    for (const event of events) {
      type(event)
      // React renders in between, because an answer may show or hide fields.
      await undefined
    }
  }

  return {
    begin() {
      waits += 1
      return () => {
        waits -= 1
        if (waits === 0) void typeKept()
      }
    },
    take(event) {
      const { code } = event
      if (event.type === 'keyup') {
        down.delete(code)
        return keptCodes.delete(code)
      }
      const isWaiting = waits > 0 && boardHasKeys(event.target)
      if (!isWaiting || down.has(code) || !isTyped(event)) {
        down.add(code)
        return false
      }
      keptCodes.add(code)
      if (event.keyCode !== HELD_BY_INPUT_METHOD && !event.repeat) kept.push(event)
      return true
    },
  }
}

const isTyped = ({ key, keyCode, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isComposing && (key.length === 1 || keyCode === HELD_BY_INPUT_METHOD)
