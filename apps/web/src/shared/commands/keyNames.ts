import { typedKeys } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'
import { onMac } from './onMac.ts'

const NAMED = [
  'Enter',
  'Escape',
  'Space',
  'Delete',
  'Backspace',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Ctrl',
  'Alt',
  'Shift',
] as const

/** The physical keys of each modifier. */
const MODIFIERS = { Ctrl: 'Control', Alt: 'Alt', Shift: 'Shift' } as const

/** Labels of keys that aren't letters, in the reader's language; for `keyLabel` and `keyCap`. */
export function keyNames(text: Text): Record<string, string> {
  if (onMac()) return { Space: text('command.keyName.Space') }
  const sides = typedKeys(MODIFIERS).flatMap((name) =>
    ['Left', 'Right'].map((side) => [`${MODIFIERS[name]}${side}`, text(`command.keyName.${name}`)] as const),
  )
  return Object.fromEntries([
    ...NAMED.map((name) => [name, text(`command.keyName.${name}`)] as const),
    ...sides,
  ])
}
