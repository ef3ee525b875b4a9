import { type Cell, LOCALES, type Locale } from '@pandok/domain'
import type { CellTemplate } from '@pandok/i18n'
import { newPhrase } from './newOutput.ts'

/** A cell from a template, with names in the reader's language. */
export function cellFromTemplate(template: CellTemplate, locale: Locale): Omit<Cell, 'id' | 'position'> {
  const named = (words: string) =>
    words.replace(/\{(\w+)\}/gu, (place, field: string) => {
      const name = template.fields[field]
      return name ? `{${name[locale]}}` : place
    })
  const text = Object.fromEntries(LOCALES.map((each) => [each, named(template.text[each])]))
  return {
    name: template.name[locale],
    title: template.name[locale],
    color: template.color,
    outputs: [{ ...newPhrase(text), section: template.section }],
  }
}
