import type { Locale } from '@pandok/domain'
import type { Reading } from '../../model/Measurement.ts'
import { roundedNumber } from './decimalText.ts'

const LANGUAGES: Readonly<Record<Locale, string>> = {
  ko: 'ko-KR',
  en: 'en-US',
  zh: 'zh-CN',
  ja: 'ja-JP',
  de: 'de-DE',
}

/** Number and unit as the language writes them, with no more decimals than the pixels bear out. */
export function formatReading(reading: Reading, locale: Locale): string {
  const { value, unit, digits } = inReadableUnit(reading)
  const number = formatNumber(value, digits, locale)
  // Degrees and rates stand at the number; a unit must not go to the next line without it.
  const gap = unit === '' || unit === '°' || unit.startsWith('/') ? '' : '\u00a0'
  return `${number}${gap}${unit}`
}

/** Without thousands: «1.234» is a different length in Berlin and in Seoul. */
export function formatNumber(value: number, digits: number, locale: Locale): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return numberFormat(LANGUAGES[locale], options).format(roundedNumber(value, digits))
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than a frame of a drag with many measurements. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.maximumFractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(language, options)
  formats.set(key, format)
  return format
}

/** A slide is measured in µm; from a millimetre on people think in mm. */
function inReadableUnit({ value, unit, digits = 1 }: Reading): {
  value: number
  unit: string
  digits: number
} {
  if (unit === 'µm' && Math.abs(value) >= 1000) return { value: value / 1e3, unit: 'mm', digits: 2 }
  if (unit === 'µm²' && Math.abs(value) >= 1e5) return { value: value / 1e6, unit: 'mm²', digits: 2 }
  return { value, unit, digits }
}
