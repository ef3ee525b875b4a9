const DIGITS = '123456789'
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Keys by place: digits, then letters, or letters alone. Where they don't last, the last letters open pairs, so that no
 * key of one answer begins those of another.
 */
export function positionKeys(count: number, hasDigits: boolean): string[] {
  const signs = [...(hasDigits ? DIGITS : ''), ...LETTERS]
  const openers = Math.max(0, Math.ceil((count - signs.length) / (signs.length - 1)))
  const single = signs.slice(0, signs.length - openers)
  const pairs = signs.slice(signs.length - openers).flatMap((first) => signs.map((second) => first + second))
  return [...single, ...pairs].slice(0, count)
}
