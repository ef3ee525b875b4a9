import { readKey } from '@pandok/domain'
import { DRAWN_KEYBOARD } from './drawnKeyboard.ts'

const ORDER = new Map(
  [...DRAWN_KEYBOARD.main, ...DRAWN_KEYBOARD.numpad].flat().map(({ code }, index) => [code, index]),
)

/** Sorts by the number of modifiers, then by the place on the keyboard, then by name. */
export function compareKeys(a: string, b: string): number {
  const first = readKey(a)
  const second = readKey(b)
  const held = (first?.modifiers.size ?? 0) - (second?.modifiers.size ?? 0)
  const place = orderOf(first?.code) - orderOf(second?.code)
  return held || place || (a < b ? -1 : Number(a > b))
}

const orderOf = (code: string | undefined): number => ORDER.get(code ?? '') ?? ORDER.size
