import { keyCap } from '@pandok/board'
import { KEY_MODIFIERS, readKey } from '@pandok/domain'
import { Kbd } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { keyNames } from './keyNames.ts'
import { onMac } from './onMac.ts'

/** A command's key as key caps, as they are printed on the keyboards of the reader's language. */
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
  // Commands go by what is written on a key, and that is «?» wherever it lies.
  if (value === 'Shift+Slash') return ['?']
  const key = readKey(value)
  if (!key) return [value]
  const options = { mac: onMac(), names: keyNames(text) }
  const modifiers = KEY_MODIFIERS.filter((name) => key.modifiers.has(name))
  return [...modifiers, key.code].map((code) => keyCap(code, options))
}
