import type { KeyPress } from '../keys.ts'

const held = ['ctrlKey', 'altKey', 'shiftKey', 'metaKey'] as const

/** A press as browsers make them: what isn't said is as on a plain keyboard with nothing held. */
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

/** A key that an input method has taken. */
export const taken = (code: string, more: Partial<KeyPress> = {}): KeyPress =>
  press(code, { key: 'Process', keyCode: 229, ...more })
