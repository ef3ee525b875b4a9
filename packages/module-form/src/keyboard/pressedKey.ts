import type { KeyboardEvent } from 'react'

/** While a syllable is being composed its keys belong to the input method. */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing

export const hasModifier = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey

/** 1…9 by the place of the key, number pad included: a French top row types signs, a Korean one the same digits. */
export function pressedDigit(event: KeyboardEvent): number | undefined {
  const found = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code) ?? /^([1-9])$/u.exec(event.key)
  return found ? Number(found[1]) : undefined
}

/** The Latin letter on the key: what it types, or, where it types another script, where it lies. */
export function pressedLetter(event: KeyboardEvent): string | undefined {
  if (/^[a-z]$/iu.test(event.key)) return event.key.toUpperCase()
  return /^Key([A-Z])$/u.exec(event.code)?.[1]
}
