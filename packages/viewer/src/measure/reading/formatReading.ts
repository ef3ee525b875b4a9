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

/** Number and unit in the notation of the language, with no more decimals than the pixels justify. */
export function formatReading(reading: Reading, locale: Locale): string {
  const { value, unit, digits } = inReadableUnit(reading)
  const number = formatNumber(value, digits, locale)
  // Degrees and rates follow the number directly; other units get a non-breaking space.
  const gap = unit === '' || unit === '°' || unit.startsWith('/') ? '' : '\u00a0'
  return `${number}${gap}${unit}`
}

/** Numbers have no thousands separators, because «1.234» is a different length in Berlin and in Seoul. */
export function formatNumber(value: number, digits: number, locale: Locale): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }
  return numberFormat(LANGUAGES[locale], options).format(roundedNumber(value, digits))
}

const formats = new Map<string, Intl.NumberFormat>()

/** Cached, because creating one takes longer than a frame of a drag with many measurements. */
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.maximumFractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(language, options)
  formats.set(key, format)
  return format
}

/** A slide is measured in µm; from one millimeter on, mm are used. */
function inReadableUnit({ value, unit, digits = 1 }: Reading): {
  value: number
  unit: string
  digits: number
} {
  if (unit === 'µm' && Math.abs(value) >= 1000) return { value: value / 1e3, unit: 'mm', digits: 2 }
  if (unit === 'µm²' && Math.abs(value) >= 1e5) return { value: value / 1e6, unit: 'mm²', digits: 2 }
  return { value, unit, digits }
}
