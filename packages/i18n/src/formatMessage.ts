import type { Locale } from '@pandok/domain'
import type { Message, Values } from './message.ts'

/** Matches `{name}`, or `{name|word|words}` if the words after a number depend on it. */
const PLACE = /\{(\w+)(?:\|([^{}|]+)\|([^{}|]+))?\}/gu

/** Fills the placeholders of a message. Numbers are written as is usual in the language. */
export function formatMessage(message: Message, locale: Locale, values: Values = {}): string {
  return pickForm(message, locale, values).replace(
    PLACE,
    (place, name: string, one?: string, other?: string) => {
      if (!Object.hasOwn(values, name)) return place
      const value = values[name]
      const written = typeof value === 'number' ? numbersOf(locale).format(value) : String(value)
      if (one === undefined) return written
      return `${written} ${pluralsOf(locale).select(Number(value)) === 'one' ? one : other}`
    },
  )
}

function pickForm(message: Message, locale: Locale, values: Values): string {
  if (typeof message === 'string') return message
  const count = Number(values['count'] ?? 0)
  const category = pluralsOf(locale).select(count)
  return (category === 'one' ? message.one : undefined) ?? message.other
}

const numbersOf = kept((locale) => new Intl.NumberFormat(locale))
const pluralsOf = kept((locale) => new Intl.PluralRules(locale))

/** Making a number format takes forty times as long as using it, and some texts change with every frame. */
function kept<Format>(make: (locale: Locale) => Format): (locale: Locale) => Format {
  const formats = new Map<Locale, Format>()
  return (locale) => {
    const known = formats.get(locale) ?? make(locale)
    formats.set(locale, known)
    return known
  }
}
