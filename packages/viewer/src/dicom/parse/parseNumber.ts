const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu

/**
 * A DS or IS as found in files: with blanks, zero bytes, a decimal comma or too many digits. NaN if it is no
 * number.
 */
export function parseNumber(text: string): number {
  const trimmed = text.replaceAll('\0', ' ').trim().replace(',', '.')
  const number = NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN
  return Number.isFinite(number) ? number : Number.NaN
}
