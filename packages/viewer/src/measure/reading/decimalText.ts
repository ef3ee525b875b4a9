/**
 * With a dot, without exponent and with all of its figures, or rounded to so many places: for files and for other
 * programs. What people read is made by `formatReading`, of the same figures and by the same rounding.
 */
export function decimalText(value: number, digits?: number): string {
  if (!Number.isFinite(value)) return ''
  const text = plain(withoutNoise(value))
  const rounded = digits === undefined ? text : roundedText(text, digits)
  return /^-0(?:\.0*)?$/u.test(rounded) ? rounded.slice(1) : rounded
}

/** What `decimalText` says, as a number. */
export const roundedNumber = (value: number, digits: number): number =>
  Number.isFinite(value) ? Number(decimalText(value, digits)) : value

/**
 * Sums and products of sizes are off in the last of the 17 figures that a number can have: 3 × 0.35 is
 * 1.0499999999999998. What is rounded, here or by whoever reads a file, must not turn on that.
 */
const FIGURES = 15

function withoutNoise(value: number): number {
  const near = Number(value.toPrecision(FIGURES))
  // The largest numbers that there are would become larger than any.
  return Number.isFinite(near) ? near : value
}

/**
 * Halves go away from zero, of the decimal number that is written: `toFixed` makes 12.3 of 12.35, because what the
 * computer holds is a little less.
 */
function roundedText(text: string, digits: number): string {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const kept = `${whole}${fraction.padEnd(digits + 1, '0').slice(0, digits + 1)}`
  const figures = String((BigInt(kept) + 5n) / 10n).padStart(digits + 1, '0')
  const point = figures.length - digits
  const rounded = digits === 0 ? figures : `${figures.slice(0, point)}.${figures.slice(point)}`
  return text.startsWith('-') ? `-${rounded}` : rounded
}

/** `1e-7` and `1e21` are numbers for programmers only. */
function plain(value: number): string {
  const text = String(value)
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/u.exec(text)
  if (!parts) return text
  const [, sign = '', head = '', tail = '', power = '0'] = parts
  const exponent = Number(power)
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${head}${tail}`
  return `${sign}${head}${tail.padEnd(exponent, '0')}`
}
