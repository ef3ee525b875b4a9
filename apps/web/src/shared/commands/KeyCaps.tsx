import { keyCap } from '@pandok/board'
import { KEY_MODIFIERS, readKey } from '@pandok/domain'
import { Kbd } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { keyNames } from './keyNames.ts'
import { onMac } from './onMac.ts'

/** A command's key as key caps, labeled as on keyboards of the reader's language. */
export function KeyCaps({ value }: { value: string }) {
  const text = useText()
  return (
    <span className="inline-flex items-center gap-1">
      {capsOf(value, text).map((cap) => (
        <Kbd key={cap}>{cap}</Kbd>
      ))}
    </span>
  )
}

export function capsOf(value: string, text: Text): string[] {
  // Commands match the character, which is «?» wherever its key is.
  if (value === 'Shift+Slash') return ['?']
  const key = readKey(value)
  if (!key) return [value]
  const options = { mac: onMac(), names: keyNames(text) }
  const modifiers = KEY_MODIFIERS.filter((name) => key.modifiers.has(name))
  return [...modifiers, key.code].map((code) => keyCap(code, options))
}
