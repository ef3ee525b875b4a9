import { isListed } from '../record/isListed.ts'

/** Korean is first because it is the default and the fallback. */
export const LOCALES = ['ko', 'en', 'zh', 'ja', 'de'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'ko'

export const isLocale = (value: string): value is Locale => isListed(LOCALES, value)

/**
 * Returns the first supported language of an Accept-Language header by its quality values, or Korean by
 * default.
 */
export function localeOf(header: string | undefined): Locale {
  const requested = (header ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const quality = options.map((option) => /^\s*q=([\d.]+)/u.exec(option)?.[1]).find(Boolean)
      return {
        language: tag.trim().split('-')[0] ?? '',
        quality: quality === undefined ? 1 : Number(quality),
      }
    })
    .filter(({ language, quality }) => isLocale(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  const first = requested[0]?.language ?? ''
  return isLocale(first) ? first : DEFAULT_LOCALE
}
