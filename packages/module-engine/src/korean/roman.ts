import type { Ending } from './Ending.ts'
import { endingOfNumber } from './endingOfNumber.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/**
 * «Grade III» is read 삼. Only as a word of its own and only up to XII, as far as grades, nerves and factors go. A single X
 * is a letter more often than a ten.
 */
export function endingOfRoman(word: string): Ending | undefined {
  const number = NUMERALS.indexOf(word) + 1
  return number > 0 && word !== 'X' ? endingOfNumber(String(number)) : undefined
}
