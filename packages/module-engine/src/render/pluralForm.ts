import type { Locale } from '@pandok/domain'

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/**
 * The form of a number as it is printed, by CLDR's rules for our five languages: English and German have a singular for a
 * plain 1 (not for 1.0), the others have none. A form for exactly nothing or two is taken where the author wrote one.
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
