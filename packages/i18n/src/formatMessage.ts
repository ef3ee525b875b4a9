import type { Locale } from '@pandok/domain'
import type { Message, Values } from './message.ts'

/** Fills the places of a message. Numbers are written the way the language writes them. */
export function formatMessage(message: Message, locale: Locale, values: Values = {}): string {
  return pickForm(message, locale, values).replace(/\{(\w+)\}/gu, (place, name: string) => {
    if (!Object.hasOwn(values, name)) return place
    const value = values[name]
    return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : String(value)
  })
}

function pickForm(message: Message, locale: Locale, values: Values): string {
  if (typeof message === 'string') return message
  const count = Number(values['count'] ?? 0)
  const category = new Intl.PluralRules(locale).select(count)
  return (category === 'one' ? message.one : undefined) ?? message.other
}
