import { LOCALES } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'
import { languageName } from './languageName.ts'

/** The languages of reports as options of a select. */
export function LanguageOptions() {
  const text = useText()
  return LOCALES.map((locale) => (
    <option key={locale} value={locale}>
      {languageName(locale, text.locale)}
    </option>
  ))
}
