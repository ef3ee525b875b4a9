import { LOCALES } from '@pandok/domain'
import { languageName } from '#shared/fields/languageName.ts'

/** Each language's own name, computed once because `Intl.DisplayNames` is slow to create. */
export const LANGUAGE_NAMES = new Map(LOCALES.map((locale) => [locale, languageName(locale, locale)]))
