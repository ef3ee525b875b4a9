import type { Locale } from '@pandok/domain'
import type { PersonName } from '../../model/Identity.ts'

type Group = keyof PersonName

/** Which writing of a name readers of a language know it by. */
const ORDER: Record<Locale, readonly Group[]> = {
  ko: ['ideographic', 'phonetic', 'alphabetic'],
  ja: ['ideographic', 'phonetic', 'alphabetic'],
  zh: ['ideographic', 'alphabetic', 'phonetic'],
  en: ['alphabetic', 'ideographic', 'phonetic'],
  de: ['alphabetic', 'ideographic', 'phonetic'],
}

// Blocks of Unicode, not its scripts: a browser takes 13 ms to look those up for the first time, and the first image is drawn
// along with its patient's name.
const HANGUL_BLOCKS = '\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff\uffa0-\uffdc'
const KANA_BLOCKS = '\u3040-\u30ff\u31f0-\u31ff\uff66-\uff9f'
const HAN_BLOCKS = '\u2e80-\u2fdf\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}'
const HANGUL = new RegExp(`[${HANGUL_BLOCKS}]`, 'u')
const KANA = new RegExp(`[${KANA_BLOCKS}]`, 'u')
const EAST_ASIAN = new RegExp(`[${HANGUL_BLOCKS}${HAN_BLOCKS}${KANA_BLOCKS}]`, 'u')

/** The name as it is usually written; empty where none is given. In Korean a group in Hangul goes before any other. */
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
  // 홍길동 and 王小东 stand together; 山田 太郎 and names in kana apart.
  const isApart = KANA.test(group) || (locale === 'ja' && !HANGUL.test(group))
  return joined([family, given, middle], isApart ? ' ' : '')
}

const joined = (parts: string[], between: string): string => parts.filter((part) => part !== '').join(between)
