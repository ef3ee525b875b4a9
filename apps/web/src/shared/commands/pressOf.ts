import type { KeyPress } from '@pandok/board'

/**
 * A press as commands mean it. Cells have physical keys, but «Ctrl+Z» is the letter, which lies elsewhere on a German or
 * French keyboard; so is «?». Letters that an input method makes say nothing: the physical key counts there.
 */
export function pressOf(event: KeyboardEvent): KeyPress {
  const { key, keyCode, ctrlKey, altKey, shiftKey, metaKey, isComposing, repeat } = event
  return {
    code: codeOf(event),
    key,
    keyCode,
    ctrlKey,
    altKey,
    shiftKey,
    metaKey,
    isComposing,
    repeat,
    getModifierState: (name) => event.getModifierState(name),
  }
}

function codeOf({ code, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  if (altKey) return code
  if (ctrlKey || metaKey) return /^[a-z]$/iu.test(key) ? `Key${key.toUpperCase()}` : code
  return key === '?' && shiftKey ? 'Slash' : code
}
