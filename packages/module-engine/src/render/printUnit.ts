import type { Locale } from '@pandok/domain'

const POWERS: Readonly<Record<string, string>> = { '2': '²', '3': '³', '4': '⁴', '6': '⁶', '9': '⁹' }

const PRINTED: Readonly<Record<string, string>> = {
  '[HU]': 'HU',
  '[iU]': 'IU',
  '[IU]': 'IU',
  '[in_i]': 'in',
  '[ft_i]': 'ft',
  'mm[Hg]': 'mmHg',
  deg: '°',
  Cel: '°C',
  '1': '',
}

/** Times are words in a sentence, not symbols. */
const TIMES: Readonly<Record<string, Readonly<Record<Locale, readonly [one: string, other: string]>>>> = {
  a: { ko: ['년', '년'], en: ['year', 'years'], zh: ['年', '年'], ja: ['年', '年'], de: ['Jahr', 'Jahre'] },
  mo: {
    ko: ['개월', '개월'],
    en: ['month', 'months'],
    zh: ['个月', '个月'],
    ja: ['か月', 'か月'],
    de: ['Monat', 'Monate'],
  },
  wk: {
    ko: ['주', '주'],
    en: ['week', 'weeks'],
    zh: ['周', '周'],
    ja: ['週', '週'],
    de: ['Woche', 'Wochen'],
  },
  d: { ko: ['일', '일'], en: ['day', 'days'], zh: ['天', '天'], ja: ['日', '日'], de: ['Tag', 'Tage'] },
  h: {
    ko: ['시간', '시간'],
    en: ['hour', 'hours'],
    zh: ['小时', '小时'],
    ja: ['時間', '時間'],
    de: ['Stunde', 'Stunden'],
  },
  min: { ko: ['분', '분'], en: ['min', 'min'], zh: ['分钟', '分钟'], ja: ['分', '分'], de: ['min', 'min'] },
}

/** Writes a UCUM unit as reports do: `cm3` as cm³, `[HU]` as HU. */
export function printUnit(unit: string): string {
  return unit
    .split('/')
    .map((product) => product.split('.').map(printTerm).join('·'))
    .join('/')
}

function printTerm(term: string): string {
  if (Object.hasOwn(PRINTED, term)) return PRINTED[term] ?? term
  const power = /^10[*^](\d)$/u.exec(term)
  if (power) return `10${POWERS[power[1] ?? ''] ?? ''}`
  const annotated = /^\{(.*)\}$/u.exec(term)
  if (annotated) return annotated[1] ?? ''
  return term
    .replace(/^u(?=(?:mol|m|g|L|l|s|Bq|Ci|Sv|Gy|U)\d?$)/u, 'µ')
    .replace(/(?<=[A-Za-zµ])\^?([23])$/u, (_, digit: string) => POWERS[digit] ?? digit)
}

/** German reports write the liter in lower case. */
const inLanguage = (printed: string, locale: Locale): string =>
  locale === 'de' ? printed.replace(/(?<=^|[^A-Za-z])(m|d|c|µ)L(?![A-Za-z])/gu, '$1l') : printed

/**
 * Writes a number with its unit: with a space between them, except before °, before % outside German, and
 * before times in Korean, Chinese and Japanese.
 */
export function withUnit(number: string, unit: string, locale: Locale): string {
  const time = Object.hasOwn(TIMES, unit) ? TIMES[unit]?.[locale] : undefined
  if (time) {
    const word = number === '1' ? time[0] : time[1]
    return locale === 'en' || locale === 'de' ? `${number} ${word}` : `${number}${word}`
  }
  const printed = inLanguage(printUnit(unit), locale)
  if (printed === '') return number
  const isClose = printed === '°' || (printed.startsWith('%') && locale !== 'de')
  return isClose ? `${number}${printed}` : `${number} ${printed}`
}
