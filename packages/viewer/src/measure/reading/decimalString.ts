import { decimalText } from './decimalText.ts'

/** Decimal String has at most 16 characters (PS3.5 6.2). */
export function decimalString(value: number): string {
  const plain = decimalText(value)
  if (plain.length <= 16) return plain
  for (let digits = 15; digits > 0; digits--) {
    const text = String(Number(value.toPrecision(digits)))
    if (text.length <= 16) return text
  }
  return '0'
}
