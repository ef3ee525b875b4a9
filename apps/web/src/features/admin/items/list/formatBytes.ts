import type { Locale } from '@pandok/domain'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** «932 byte», «1.4 kB» */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const value = bytes / 1000 ** power
  const options = { style: 'unit', unit: UNITS[power], unitDisplay: 'short' } as const
  return new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  )
}
