import type { Locale } from '@pandok/domain'
import type { PersonName } from '../../model/Identity.ts'
import { EAST_ASIAN, HANGUL, KANA } from '../../model/scripts.ts'

type Group = keyof PersonName

/** The preferred component group of a name for readers of each language. */
const ORDER: Record<Locale, readonly Group[]> = {
  ko: ['ideographic', 'phonetic', 'alphabetic'],
  ja: ['ideographic', 'phonetic', 'alphabetic'],
  zh: ['ideographic', 'alphabetic', 'phonetic'],
  en: ['alphabetic', 'ideographic', 'phonetic'],
  de: ['alphabetic', 'ideographic', 'phonetic'],
}

/** The name as usually written; empty if there is none. For Korean, a group in Hangul takes precedence. */
export function personName(name: PersonName, locale: Locale): string {
  const groups = ORDER[locale].map((group) => name[group]).filter((group) => group !== '')
  const hangul = locale === 'ko' ? groups.find((group) => HANGUL.test(group)) : undefined
  const chosen = hangul ?? groups[0]
  return chosen === undefined ? '' : written(chosen, locale)
}

function written(group: string, locale: Locale): string {
  const [family = '', given = '', middle = '', prefix = '', suffix = ''] = group
    .split('^')
    .map((part) => part.trim())
  if (!EAST_ASIAN.test(family + given))
    return joined([family, joined([prefix, given, middle], ' '), suffix], ', ')
  // 홍길동 and 王小东 are written without a space; 山田 太郎 and names in kana with one.
  const isApart = KANA.test(group) || (locale === 'ja' && !HANGUL.test(group))
  return joined([family, given, middle], isApart ? ' ' : '')
}

const joined = (parts: string[], between: string): string => parts.filter((part) => part !== '').join(between)
