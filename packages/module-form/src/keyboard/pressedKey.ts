import { codeOfCharacter } from '@pandok/domain'
import type { KeyboardEvent } from 'react'

/** While a syllable is being composed, keys belong to the input method. */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing

export const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey

/**
 * Returns the digit or capital Latin letter of the key: what it types or, if it types a symbol or another
 * script, what its position implies. Remote desktops omit the position; then the jamo implies it.
 */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const digit = /^(?:Digit|Numpad)([0-9])$/u.exec(code) ?? /^([0-9])$/u.exec(key)
  if (digit) return digit[1]
  if (/^[a-z]$/iu.test(key)) return key.toUpperCase()
  const place = code !== '' && code !== 'Unidentified' ? code : codeOfCharacter(key)
  return /^Key([A-Z])$/u.exec(place ?? '')?.[1]
}
