import { LOCALES, type Locale } from '@pandok/domain'
import { type LocalText, textOf } from '@pandok/module-engine'
import { HL7, type Json } from './questionType.ts'

/** Writes a text together with its translations, as FHIR does. */
export function wordsOf(locale: Locale, key: string, text: LocalText | undefined, otherwise: string): Json {
  const own = textOf(text, locale) ?? otherwise
  const translations = LOCALES.flatMap((one) => {
    const words = text?.[one]
    if (one === locale || words === undefined || words.trim() === '') return []
    return [
      {
        url: `${HL7}/translation`,
        extension: [
          { url: 'lang', valueCode: one },
          { url: 'content', valueString: words },
        ],
      },
    ]
  })
  return { [key]: own, ...(translations.length > 0 && { [`_${key}`]: { extension: translations } }) }
}
