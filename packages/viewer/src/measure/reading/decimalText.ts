/**
 * With a dot, without exponent and with all digits that make the number the same again when read, or rounded to so many
 * places: for files and for other programs. What people read is made by `formatReading`.
 */
export function decimalText(value: number, digits?: number): string {
  if (!Number.isFinite(value)) return ''
  const text = digits === undefined ? plain(value) : value.toFixed(digits)
  return /^-0(?:\.0*)?$/u.test(text) ? text.slice(1) : text
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
