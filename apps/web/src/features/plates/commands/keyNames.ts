import type { Text } from '#app/text.ts'
import { onMac } from './onMac.ts'

const NAMED = ['Enter', 'Escape', 'Space', 'Delete', 'Backspace', 'Home', 'End'] as const
const MODIFIERS = ['Ctrl', 'Alt', 'Shift'] as const

/** What keyboards of the reader's language have printed on keys that aren't letters; for `keyLabel` and `keyCap`. */
export function keyNames(text: Text): Record<string, string> {
  const names = onMac() ? (['Space'] as const) : [...NAMED, ...MODIFIERS]
  return Object.fromEntries(names.map((name) => [name, text(`command.keyName.${name}`)]))
}
