import type { Locale } from '@pandok/domain'

/** Rounded half away from zero to the stated places, on the digits themselves; with the language's decimal sign. */
export function printDecimal(text: string, places: number | undefined, locale: Locale): string {
  const rounded = places === undefined ? trimmed(text) : fixed(text, places)
  return locale === 'de' ? rounded.replace('.', ',') : rounded
}

/** Where nobody said how many places, six are more than anybody reads. */
const trimmed = (text: string) =>
  (text.split('.')[1]?.length ?? 0) > 6 ? fixed(text, 6).replace(/\.?0+$/u, '') : text

function fixed(text: string, places: number): string {
  const sign = text.startsWith('-') ? '-' : ''
  const [whole = '0', rest = ''] = text.replace('-', '').split('.')
  const kept = BigInt(whole + rest.slice(0, places).padEnd(places, '0'))
  const digits = String(kept + ((rest[places] ?? '0') >= '5' ? 1n : 0n)).padStart(places + 1, '0')
  const at = digits.length - places
  return `${sign}${digits.slice(0, at)}${places > 0 ? `.${digits.slice(at)}` : ''}`
}
