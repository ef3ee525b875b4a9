import type { Locale } from '@pandok/domain'
import { WORDS } from './words.ts'

/** Joins several items in one sentence as the language does. */
export function joinList(
  items: readonly string[],
  locale: Locale,
  how: 'and' | 'or' | 'comma' | 'serial' = 'and',
): string {
  const { comma } = WORDS[locale]
  const last = items.at(-1)
  if (how === 'comma' || last === undefined || items.length < 2) return items.join(comma)
  const words = WORDS[locale][how === 'serial' ? 'and' : how]
  const closing = how === 'serial' ? (WORDS[locale].serial ?? words.last) : words.last
  return items.slice(0, -1).join(comma) + (items.length === 2 ? words.two : closing) + last
}
