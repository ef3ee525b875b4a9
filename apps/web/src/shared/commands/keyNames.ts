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
  'Ctrl',
  'Alt',
  'Shift',
] as const

/** The physical keys that a modifier is printed on. */
const MODIFIERS = { Ctrl: 'Control', Alt: 'Alt', Shift: 'Shift' } as const

/** What keyboards of the reader's language have printed on keys that aren't letters; for `keyLabel` and `keyCap`. */
export function keyNames(text: Text): Record<string, string> {
  if (onMac()) return { Space: text('command.keyName.Space') }
  const sides = (Object.keys(MODIFIERS) as (keyof typeof MODIFIERS)[]).flatMap((name) =>
    ['Left', 'Right'].map((side) => [`${MODIFIERS[name]}${side}`, text(`command.keyName.${name}`)] as const),
  )
  return Object.fromEntries([
    ...NAMED.map((name) => [name, text(`command.keyName.${name}`)] as const),
    ...sides,
  ])
}
