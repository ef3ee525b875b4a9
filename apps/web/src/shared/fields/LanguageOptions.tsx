import { LOCALES } from '@pandok/domain'
import { languageName } from './languageName.ts'

/** The languages of reports as options of a select, each by its own name. */
export const LanguageOptions = () =>
  LOCALES.map((locale) => (
    <option key={locale} value={locale} lang={locale}>
      {languageName(locale, locale)}
    </option>
  ))
