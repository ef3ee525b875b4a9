import type { KeyPress } from '../keys.ts'

const held = ['ctrlKey', 'altKey', 'shiftKey', 'metaKey'] as const

/**
 * A press as browsers report it. Fields that are not given are those of a plain keyboard with no key held.
 */
export function press(
  code: string,
  { states = [], ...more }: Partial<KeyPress> & { states?: readonly string[] } = {},
): KeyPress {
  return {
    code,
    key: code.replace(/^(?:Key|Digit)/u, '').toLowerCase(),
    keyCode: 0,
    isComposing: false,
    repeat: false,
    ...(Object.fromEntries(held.map((name) => [name, false])) as Record<(typeof held)[number], boolean>),
    getModifierState: (name) => states.includes(name),
    ...more,
  }
}

/** A press that an input method consumed. */
export const taken = (code: string, more: Partial<KeyPress> = {}): KeyPress =>
  press(code, { key: 'Process', keyCode: 229, ...more })
