import type { Locale } from '@pandok/domain'
import { matchesOf } from './matchesOf.ts'
import type { Span } from './numbers.ts'

/** An interval in months in a recommendation: «in 6 to 12 months». */
export interface IntervalMention extends Span {
  fromMonths: number
  toMonths: number
}

/** The words for numbers that intervals and counts use. */
export const NUMBER_WORDS: Readonly<Record<Locale, Readonly<Record<string, number>>>> = {
  ko: { 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6 },
  en: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
  },
  zh: { 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 十二: 12 },
  ja: { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6 },
  de: { ein: 1, einem: 1, einer: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, acht: 8, zwölf: 12 },
}

const UNITS: Readonly<Record<Locale, readonly (readonly [pattern: string, months: number])[]>> = {
  ko: [
    ['개월|달', 1],
    ['년', 12],
    ['주', 12 / 52],
    ['시간(?=\\s?(?:후|뒤|이내|내|간격))', 12 / 365],
    ['일(?=\\s?(?:후|뒤|이내|내|간격))', 12 / 365],
  ],
  en: [
    ['-?\\s?months?|-?\\s?mos?\\b', 1],
    ['-?\\s?years?|-?\\s?yrs?\\b', 12],
    ['-?\\s?weeks?|-?\\s?wks?\\b', 12 / 52],
    ['-?\\s?days?|-?\\s?hours?', 12 / 365],
  ],
  zh: [
    ['个月', 1],
    ['年(?!\\d|\\s?\\d+月)', 12],
    ['周', 12 / 52],
    ['小时(?=后|内)', 12 / 365],
    ['天|日(?=后|内)', 12 / 365],
  ],
  ja: [
    ['[かヶカヵケ]月', 1],
    ['年(?!\\d|\\s?\\d+月)', 12],
    ['週', 12 / 52],
    ['時間(?=後|以内)', 12 / 365],
    ['日(?=後|以内)', 12 / 365],
  ],
  de: [
    ['\\s?-?Monat(?:en|e|s|lich[a-z]*)?|-monatig[a-z]*', 1],
    ['\\s?-?Jahr(?:en|e|es)?', 12],
    ['\\s?-?Wochen?', 12 / 52],
    ['\\s?-?Tag(?:en|e)?|\\s?-?Stunden?', 12 / 365],
  ],
}

const HALF_YEAR: Readonly<Record<Locale, RegExp>> = {
  ko: /반년/gu,
  en: /half a year|six-monthly/giu,
  zh: /半年/gu,
  ja: /半年/gu,
  de: /halbe[sn]? Jahr|halbjährlich/giu,
}

export function intervalsIn(text: string, locale: Locale): readonly IntervalMention[] {
  const locales: readonly Locale[] = locale === 'de' || locale === 'en' ? [locale] : [locale, 'en']
  return locales.flatMap((one) => [
    ...(hasUnit(text, one) ? UNITS[one] : []).flatMap(([unit, months]) => readUnit(text, one, unit, months)),
    ...matchesOf(text, HALF_YEAR[one]).map((match) => ({
      fromMonths: 6,
      toMonths: 6,
      start: match.index,
      end: match.index + match[0].length,
    })),
  ])
}

const anyUnit = new Map<Locale, RegExp>()

/** Few sentences contain a word for time, so one cheap test saves the expressions for each unit of time. */
function hasUnit(text: string, locale: Locale): boolean {
  const pattern = anyUnit.get(locale) ?? new RegExp(UNITS[locale].map(([unit]) => unit).join('|'), 'iu')
  anyUnit.set(locale, pattern)
  return pattern.test(text)
}

const patterns = new Map<string, RegExp>()

function readUnit(text: string, locale: Locale, unit: string, months: number): IntervalMention[] {
  const key = `${locale} ${unit}`
  const pattern = patterns.get(key) ?? patternOf(locale, unit)
  patterns.set(key, pattern)
  return matchesOf(text, pattern).flatMap((match) => {
    const from = amountOf(match[1] ?? '', locale)
    const to = match[2] === undefined ? from : amountOf(match[2], locale)
    if (Number.isNaN(from) || Number.isNaN(to)) return []
    const span = { start: match.index, end: match.index + match[0].length }
    return [{ fromMonths: from * months, toMonths: to * months, ...span }]
  })
}

function patternOf(locale: Locale, unit: string): RegExp {
  const words = Object.keys(NUMBER_WORDS[locale]).toSorted((a, b) => b.length - a.length)
  const number = `(?:\\d+(?:[.,]\\d+)?|(?<![\\p{L}])(?:${words.join('|')}))`
  return new RegExp(
    `(?<![\\d.])(${number})(?:\\s*(?:[-–~〜～至或到]|to|bis|내지|から|or)\\s*(${number}))?\\s*(?:${unit})`,
    'giu',
  )
}

const amountOf = (word: string, locale: Locale): number =>
  NUMBER_WORDS[locale][word.toLowerCase()] ?? Number(word.replace(',', '.'))
