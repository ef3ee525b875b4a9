import { LOCALES, type Locale } from '@pandok/domain'
import type { Message } from '@pandok/i18n'
import { formsOf, type Tables } from './readTables.ts'

/**
 * Lists placeholders and plural forms that don't agree with the Korean ones or with the grammar of the
 * language.
 */
export function unequalPlaces(tables: Tables): string[] {
  return LOCALES.flatMap((locale) =>
    [...tables[locale]].flatMap(([place, { message }]) => {
      const korean = tables.ko.get(place)?.message
      if (korean === undefined) return []
      const problem = problemOf(locale, message, korean)
      return problem === undefined ? [] : [`${locale} ${place} ${problem}`]
    }),
  )
}

function problemOf(locale: Locale, message: Message, korean: Message): string | undefined {
  const wrongPlace = formsOf(message).join(' ').match(wrongWords(locale))
  if (wrongPlace) return `has not the plural forms of its language in ${wrongPlace[0]}`
  const requested = placesIn(formsOf(korean).join(' '))
  if (typeof message === 'string') {
    const found = placesIn(message)
    return sameNames(found, requested) ? undefined : differs(found, requested)
  }
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const wrong = [
    ...Object.keys(message).filter((form) => !categories.some((category) => category === form)),
    ...categories.filter((category) => !Object.hasOwn(message, category)),
  ]
  if (wrong.length > 0) return `has not the plural forms ${categories.join(', ')}: ${wrong.join(', ')}`
  if (!requested.has('count')) return 'has plural forms, but nothing to count'
  for (const [form, text] of Object.entries(message)) {
    // «One file» need not contain the number.
    const found = form === 'one' ? new Set([...placesIn(text), 'count']) : placesIn(text)
    if (!sameNames(found, requested)) return differs(found, requested)
  }
}

const placesIn = (text: string) => new Set([...text.matchAll(/\{(\w+)[|}]/gu)].map(([, name = '']) => name))

/**
 * English and German have two forms, which `{name|word|words}` gives; the other languages have one and need
 * none.
 */
const wrongWords = (locale: Locale): RegExp =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length === 1
    ? /\{\w+\|[^{}]*\}/u
    : /\{\w+\|(?![^{}|]+\|[^{}|]+\})[^{}]*\}/u

const sameNames = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((name) => b.has(name))

const differs = (found: ReadonlySet<string>, requested: ReadonlySet<string>) =>
  `fills in ${listed(found)}, the Korean one ${listed(requested)}`

const listed = (names: ReadonlySet<string>) =>
  [...names]
    .sort()
    .map((name) => `{${name}}`)
    .join(' ') || 'nothing'
