import { LOCALES, type Locale } from '@pandok/domain'
import type { LocalText } from '@pandok/module-engine'
import { plainText } from '../form/plainText.ts'
import { extensionsOf } from './extensions.ts'
import { field, listOf, textIn } from './json.ts'

/** Returns a text with the translations in `_text`, `_display` and the like. */
export function wordsOf(element: unknown, key: string, locale: Locale, max: number): LocalText {
  const found: LocalText = {}
  const own = plainText(textIn(element, key) ?? '', max)
  if (own !== '') found[locale] = own
  for (const translation of extensionsOf(field(element, `_${key}`), 'translation')) {
    const parts = listOf(field(translation, 'extension'))
    const part = (url: string) => parts.find((one) => textIn(one, 'url') === url)
    const lang = textIn(part('lang'), 'valueCode')?.toLowerCase().slice(0, 2)
    const language = LOCALES.find((one) => one === lang)
    const content = textIn(part('content'), 'valueString') ?? textIn(part('content'), 'valueMarkdown')
    const words = plainText(content ?? '', max)
    if (language && words !== '') found[language] = words
  }
  return found
}
