const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu

/** A DS or IS as people write it: with blanks, zero bytes, a decimal comma or too many digits. NaN: no number. */
export function parseNumber(text: string): number {
  const trimmed = text.replaceAll('\0', ' ').trim().replace(',', '.')
  const number = NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN
  return Number.isFinite(number) ? number : Number.NaN
}
