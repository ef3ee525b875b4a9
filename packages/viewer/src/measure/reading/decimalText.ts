/**
 * Decimal notation with a point, without exponent, in full or rounded precision, for files and other
 * programs. `formatReading` makes the text for people from the same digits with the same rounding.
 */
export function decimalText(value: number, digits?: number): string {
  if (!Number.isFinite(value)) return ''
  const text = plain(withoutNoise(value))
  const rounded = digits === undefined ? text : roundedText(text, digits)
  return /^-0(?:\.0*)?$/u.test(rounded) ? rounded.slice(1) : rounded
}

/** The result of `decimalText` as a number. */
export const roundedNumber = (value: number, digits: number): number =>
  Number.isFinite(value) ? Number(decimalText(value, digits)) : value

/**
 * Sums and products of sizes are inexact in the last of 17 digits: 3 × 0.35 is 1.0499999999999998. Rounding
 * must not depend on that.
 */
const FIGURES = 15

function withoutNoise(value: number): number {
  const near = Number(value.toPrecision(FIGURES))
  // The largest numbers would become infinite.
  return Number.isFinite(near) ? near : value
}

/**
 * Rounds half away from zero on the decimal digits: `toFixed` makes 12.3 of 12.35, because the binary number
 * is slightly smaller.
 */
function roundedText(text: string, digits: number): string {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const kept = `${whole}${fraction.padEnd(digits + 1, '0').slice(0, digits + 1)}`
  const figures = String((BigInt(kept) + 5n) / 10n).padStart(digits + 1, '0')
  const point = figures.length - digits
  const rounded = digits === 0 ? figures : `${figures.slice(0, point)}.${figures.slice(point)}`
  return text.startsWith('-') ? `-${rounded}` : rounded
}

/** Expands `1e-7` and `1e21`, which only programmers read. */
function plain(value: number): string {
  const text = String(value)
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/u.exec(text)
  if (!parts) return text
  const [, sign = '', head = '', tail = '', power = '0'] = parts
  const exponent = Number(power)
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${head}${tail}`
  return `${sign}${head}${tail.padEnd(exponent, '0')}`
}
