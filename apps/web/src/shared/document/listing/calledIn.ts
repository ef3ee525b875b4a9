import { fieldsOf, type Locale } from '@pandok/domain'

/** The display name of a part of a definition: its label, its name, or its id. */
export function calledIn(part: unknown, locale: Locale): string {
  const { label, name, id } = fieldsOf(part)
  for (const called of [label, name, id]) {
    if (typeof called === 'string') return called
    const words = fieldsOf(called)
    const said = words[locale] ?? Object.values(words)[0]
    if (typeof said === 'string') return said
  }
  return ''
}
