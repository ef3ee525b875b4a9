import { LOCALES } from '@pandok/domain'
import { languageName } from '#shared/fields/languageName.ts'

/** Each by its own name, made once: the browser takes its time to make them. */
export const LANGUAGE_NAMES = new Map(LOCALES.map((locale) => [locale, languageName(locale, locale)]))
