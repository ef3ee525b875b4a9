const DIGITS = '123456789'
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Assigns keys by position: digits, then letters, or letters alone. If they don't suffice, the last letters
 * begin pairs, so that the keys of no answer begin those of another.
 */
export function positionKeys(count: number, hasDigits: boolean): string[] {
  const signs = [...(hasDigits ? DIGITS : ''), ...LETTERS]
  const openers = Math.max(0, Math.ceil((count - signs.length) / (signs.length - 1)))
  const single = signs.slice(0, signs.length - openers)
  const pairs = signs.slice(signs.length - openers).flatMap((first) => signs.map((second) => first + second))
  return [...single, ...pairs].slice(0, count)
}
