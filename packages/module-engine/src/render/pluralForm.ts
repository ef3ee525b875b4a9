import type { Locale } from '@pandok/domain'

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/**
 * Returns the plural form of a printed number by the CLDR rules of our five languages: English and German
 * have a singular for a plain 1 (not for 1.0), the others have none. A form for exactly zero or two is used
 * if the author wrote one.
 */
export function pluralForm(
  printed: string,
  locale: Locale,
  written: ReadonlySet<PluralForm>,
): PluralForm | undefined {
  const isExactly = (number: string) => printed === number
  if (isExactly('0') && written.has('zero')) return 'zero'
  if (isExactly('2') && written.has('two')) return 'two'
  const hasSingular = locale === 'en' || locale === 'de'
  if (hasSingular && isExactly('1') && written.has('one')) return 'one'
  return written.has('other') ? 'other' : undefined
}
