import type { Locale } from './locale.ts'

/**
 * Joins names or numbers with the comma of the language. `Intl.ListFormat` has no such list: with the type
 * `unit` it writes rows 1, 2 and 3 as «1 2 3» in Korean and as «123» in Chinese.
 */
export const listNames = (names: Iterable<string | number>, locale: Locale): string =>
  [...names].join(locale === 'zh' || locale === 'ja' ? '、' : ', ')
