import type { KeyPress } from '@pandok/board'

/**
 * A key press as commands interpret it. Cells use physical keys, but «Ctrl+Z» means the letter, which is
 * elsewhere on a German or French keyboard; the same holds for «?». Letters made by an input method don't
 * count, so the physical key is used there.
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
