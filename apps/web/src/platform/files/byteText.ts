import type { Locale } from '@pandok/domain'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** In units of 1024, like Windows. */
export function byteText(locale: Locale, bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(bytes, 1)) / 10))
  const unit = UNITS[power] ?? 'byte'
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** power)
}
