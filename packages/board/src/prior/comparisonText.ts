import type { Locale } from '@pandok/domain'
import { Exact, formatNumber, particleFor, printDate, withUnit } from '@pandok/module-engine'
import type { ComparedLesion } from './comparedLesions.ts'
import { inMillimetres, type Length, MILLIMETRES } from './lengthOf.ts'
import { printLength } from './lengthWords.ts'

/**
 * Smaller differences are within the measurement error on CT (Bankier AA et al., Fleischner Society,
 * Radiology 2017;285:584). The tenth for larger lesions is our own convention: repeated measurements of one
 * mass differ by more than two millimeters.
 */
const TOLERANCE_MM = 2
const TOLERANCE_PART = 0.1

export type Change = 'larger' | 'smaller' | 'unchanged'

/** Classifies the change between two lengths; undefined while one of them is unknown. */
export function changeOf(then: Length | undefined, now: Length | undefined): Change | undefined {
  return then && now && verdictOf(inMillimetres(then), inMillimetres(now))
}

function verdictOf(before: Exact, after: Exact): Change {
  const gap = after.minus(before)
  if (gap.abs().lt(TOLERANCE_MM) || gap.abs().lt(before.times(TOLERANCE_PART))) return 'unchanged'
  return gap.isPositive() ? 'larger' : 'smaller'
}

interface Idiom {
  head: (date: string) => string
  change: Readonly<Record<Change, string>>
  fresh: string
  gone: string
  /** With the title of the lesion that it merged with, if it is known. */
  merged: (into: string | undefined) => string
  notAssessable: string
  /** It was measured before and has no length now, and nobody has said why. */
  unmeasured: string
  split: string
  was: (size: string) => string
  sum: string
  /** Where not all lesions that were measured before are measured now. */
  sumOfMeasured: string
  /** The separator between the parts of a line. */
  comma: string
  bracket: (inside: string) => string
  colon: string
  end: string
}

const round = (inside: string) => ` (${inside})`
const wide = (inside: string) => `（${inside}）`

const IDIOMS: Readonly<Record<Locale, Idiom>> = {
  ko: {
    head: (date) => `${date} 검사와 비교:`,
    change: { larger: '커짐', smaller: '작아짐', unchanged: '변화 없음' },
    fresh: '새로 생김',
    gone: '현재 보이지 않음',
    merged: (into) =>
      into === undefined ? '다른 병변과 합쳐짐' : `${into}${particleFor(into, '와/과')} 합쳐짐`,
    notAssessable: '현재 평가할 수 없음',
    split: '나뉨',
    was: (size) => `이전 ${size}`,
    unmeasured: '현재 측정되지 않음',
    sum: '합',
    sumOfMeasured: '측정된 병변의 합',
    comma: ', ',
    bracket: round,
    colon: ': ',
    end: '.',
  },
  en: {
    head: (date) => `Compared with ${date}:`,
    change: { larger: 'increased', smaller: 'decreased', unchanged: 'unchanged' },
    fresh: 'new',
    gone: 'no longer seen',
    merged: (into = 'another lesion') => `merged with ${into}`,
    notAssessable: 'not assessable today',
    split: 'has split',
    was: (size) => `previously ${size}`,
    unmeasured: 'not measured today',
    sum: 'Sum',
    sumOfMeasured: 'Sum of the measured lesions',
    comma: ', ',
    bracket: round,
    colon: ': ',
    end: '.',
  },
  zh: {
    head: (date) => `与${date}检查比较：`,
    change: { larger: '增大', smaller: '缩小', unchanged: '无变化' },
    fresh: '新发',
    gone: '本次未见',
    merged: (into = '其他病灶') => `与${into}融合`,
    notAssessable: '本次无法评估',
    split: '分裂',
    was: (size) => `前次${size}`,
    unmeasured: '本次未测量',
    sum: '总和',
    sumOfMeasured: '已测病灶总和',
    comma: '，',
    bracket: wide,
    colon: '：',
    end: '。',
  },
  ja: {
    head: (date) => `${date}の検査と比較：`,
    change: { larger: '増大', smaller: '縮小', unchanged: '変化なし' },
    fresh: '新出',
    gone: '今回は認めない',
    merged: (into = '他病変') => `${into}と癒合`,
    notAssessable: '今回は評価困難',
    split: '分離',
    was: (size) => `前回${size}`,
    unmeasured: '今回は計測なし',
    sum: '径和',
    sumOfMeasured: '計測病変の径和',
    comma: '、',
    bracket: wide,
    colon: '：',
    end: '。',
  },
  de: {
    head: (date) => `Im Vergleich zum ${date}:`,
    change: { larger: 'größenprogredient', smaller: 'größenregredient', unchanged: 'größenkonstant' },
    fresh: 'neu aufgetreten',
    gone: 'nicht mehr nachweisbar',
    merged: (into = 'anderer Läsion') => `mit ${into} konfluiert`,
    notAssessable: 'aktuell nicht beurteilbar',
    split: 'in mehrere Läsionen geteilt',
    was: (size) => `zuvor ${size}`,
    unmeasured: 'aktuell nicht gemessen',
    sum: 'Summe',
    sumOfMeasured: 'Summe der gemessenen Läsionen',
    comma: ', ',
    bracket: round,
    colon: ': ',
    end: '.',
  },
}

/**
 * Writes the comparison for the report: each lesion with its earlier and current length, the largest earlier
 * one first and new ones last, and the sum if several of one kind were measured both times. It is undefined
 * while nothing is compared with an earlier day.
 */
export function comparisonText(lesions: readonly ComparedLesion[], locale: Locale): string | undefined {
  const dates = [...new Set(lesions.flatMap(({ date }) => date ?? []))].sort().reverse()
  const [latest] = dates
  if (latest === undefined) return undefined
  const blocks = dates.map((date) => {
    const own = lesions.filter((lesion) => (lesion.date ?? latest) === date).toSorted(bySize)
    const lines = [...own.map((lesion) => lineOf(lesion, locale)), ...sumsOf(own, locale)]
    const head = IDIOMS[locale].head(printDate(date, locale))
    const gap = head.endsWith('：') ? '' : ' '
    return lines.length === 1
      ? `${head}${gap}${lines[0]}`
      : [head, ...lines.map((line) => `- ${line}`)].join('\n')
  })
  return blocks.join('\n')
}

function lineOf(lesion: ComparedLesion, locale: Locale): string {
  const { colon, comma, end } = IDIOMS[locale]
  const words = saidOf(lesion, locale).join(comma)
  return words === '' ? `${lesion.title}${end}` : `${lesion.title}${colon}${words}${end}`
}

function saidOf(lesion: ComparedLesion, locale: Locale): readonly string[] {
  const { change, fresh, gone, merged, notAssessable, unmeasured, split, was: earlier } = IDIOMS[locale]
  const { state, before, after, into, absorbed = [], parts = [] } = lesion
  const then = before ? [before, ...absorbed] : []
  const now = [...(after ? [after] : []), ...parts]
  const was = before ? [earlier(printLength(before, locale))] : []
  switch (state) {
    case 'new':
      return [...now.map((length) => printLength(length, locale)), fresh]
    case 'gone':
      return [...was, gone]
    case 'merged':
      return [...was, merged(into)]
    case 'notAssessable':
      return [...was, notAssessable]
    case 'split':
      return [...changed(then, now, locale), split]
    case 'same': {
      if (now.length === 0) return before ? [...was, unmeasured] : []
      if (total(now).isZero()) return [...was, gone]
      const verdict = before && verdictOf(total(then), total(now))
      return [...changed(then, now, locale), ...(verdict ? [change[verdict]] : [])]
    }
  }
}

const total = (lengths: readonly Length[]): Exact =>
  lengths.reduce((all, length) => all.plus(inMillimetres(length)), new Exact(0))

/** Writes «7 mm → 9 mm (+2 mm, +28.6%)», of several lesions «20 mm + 12 mm → 30 mm (-2 mm, -6.3%)». */
function changed(then: readonly Length[], now: readonly Length[], locale: Locale): string[] {
  const { bracket, comma, was: before } = IDIOMS[locale]
  const sizes = (lengths: readonly Length[]) => lengths.map((one) => printLength(one, locale)).join(' + ')
  const [latest] = now
  if (then.length === 0 || !latest)
    return latest ? [sizes(now)] : then.length > 0 ? [before(sizes(then))] : []
  const gap = total(now)
    .minus(total(then))
    .div(MILLIMETRES[latest.unit] ?? 1)
  const parts = [
    withUnit(signed(gap, locale), latest.unit, locale),
    ...percent(total(then), total(now), locale),
  ]
  return [`${sizes(then)} → ${sizes(now)}${bracket(parts.join(comma))}`]
}

function sumsOf(lesions: readonly ComparedLesion[], locale: Locale): string[] {
  const modules = [...new Set(lesions.map(({ module }) => module))]
  return modules.flatMap((module) => {
    const then = lesions.filter((lesion) => lesion.module === module && lesion.before !== undefined)
    // What merged is measured with the lesion that it merged with.
    const both = then.filter(
      (lesion) => lesion.state === 'gone' || lesion.state === 'merged' || isMeasuredNow(lesion),
    )
    if (both.length < 2) return []
    const [earlier, current] = [
      total(both.flatMap(({ before }) => before ?? [])),
      total(both.flatMap(({ after, parts = [] }) => [...(after ? [after] : []), ...parts])),
    ]
    const { sum, sumOfMeasured, colon, bracket, end } = IDIOMS[locale]
    const size = (length: Exact) => withUnit(number(length, locale), 'mm', locale)
    const part = percent(earlier, current, locale).map(bracket).join('')
    const label = both.length === then.length ? sum : sumOfMeasured
    return [`${label}${colon}${size(earlier)} → ${size(current)}${part}${end}`]
  })
}

const isMeasuredNow = ({ state, after, parts = [] }: ComparedLesion): boolean =>
  (state === 'same' || state === 'split') && (after !== undefined || parts.length > 0)

const percent = (then: Exact, now: Exact, locale: Locale): string[] => {
  if (then.isZero()) return []
  const part = now.minus(then).div(then).times(100).toDecimalPlaces(1)
  return [`${signed(part, locale)}${locale === 'de' ? ' ' : ''}%`]
}

const number = (value: Exact, locale: Locale): string => formatNumber(value.toDecimalPlaces(3), locale)

const signed = (value: Exact, locale: Locale): string =>
  value.isZero() ? number(value, locale) : `${value.isPositive() ? '+' : '-'}${number(value.abs(), locale)}`

/**
 * Sorts the largest earlier lesion first. Lesions without an earlier size follow in the order in which they
 * were described.
 */
function bySize(a: ComparedLesion, b: ComparedLesion): number {
  const of = ({ before }: ComparedLesion) => (before ? inMillimetres(before) : new Exact(-1))
  return of(b).cmp(of(a))
}
