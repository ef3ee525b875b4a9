import type { Ending } from './Ending.ts'
import { endingOfNumber } from './endingOfNumber.ts'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/**
 * «Grade III» is read 삼. Numerals count only as separate words and only up to XII, which covers grades,
 * nerves and factors. A single X is more often a letter than a ten.
 */
export function endingOfRoman(word: string): Ending | undefined {
  const number = NUMERALS.indexOf(word) + 1
  return number > 0 && word !== 'X' ? endingOfNumber(String(number)) : undefined
}
