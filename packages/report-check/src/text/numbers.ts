import type { Locale } from '@pandok/domain'

export interface Span {
  start: number
  end: number
}

/** A length in millimeters, with one or several axes. */
export interface SizeMention extends Span {
  axesMm: readonly number[]
  /** Half the unit of the last digit in millimeters: «1 cm» may be 9.6 mm. */
  roundedMm: number
  unit: 'mm' | 'cm'
  unitAt: Span
}

export interface NumberMention extends Span {
  value: number
}

const NUMBER = '\\d+(?:[.,]\\d+)?'
const MM = 'mm|㎜|毫米|밀리미터|밀리|ミリメートル|ミリ'
const CM = 'cm|㎝|厘米|公分|센티미터|센티|センチメートル|センチ'
const TIMES = '\\s*(?:[x×✕*ｘ]|by)\\s*'
/** This matches the name of an axis: «5.1 cm AP x 5.0 cm TR», «3.2cm(AP) x 2.8cm(Tr)». */
const AXIS =
  '(?:\\s*\\(?(?:AP|TR|TV|CC|SI|ML|LR|RL|trans(?:verse)?|sag(?:ittal)?|long|wide|tall|high|deep)\\)?)?'
const SIZE = new RegExp(
  `(${NUMBER})(?:\\s*(${MM}|${CM})${AXIS})?(?:${TIMES}(${NUMBER})(?:\\s*(${MM}|${CM})${AXIS})?)?(?:${TIMES}(${NUMBER}))?\\s*(${MM}|${CM})(?![a-z\\d²³/])`,
  'giu',
)
const VOLUME = new RegExp(`(${NUMBER})\\s*(?:ml|cc|cm³|cm3|㎤|㎖|毫升|밀리리터|立方厘米)(?![a-z/])`, 'giu')
const PERCENT = new RegExp(`[+−-]?(${NUMBER})\\s*(?:%|％|퍼센트|Prozent|percent)`, 'giu')
const MM_PER_CM = 10

/** A comma is a decimal sign in German; elsewhere it groups thousands or separates items. */
function numberIn(text: string, locale: Locale): number {
  if (locale === 'de') return Number(text.replace(',', '.'))
  return Number(/^\d+,\d{3}$/u.test(text) ? text.replace(',', '') : text.replace(',', '.'))
}

const ONLY_MM = new RegExp(`^(?:${MM})$`, 'iu')
const isMm = (unit: string): boolean => ONLY_MM.test(unit)
const factorOf = (unit: string): number => (isMm(unit) ? 1 : MM_PER_CM)

export function sizesIn(text: string, locale: Locale): readonly SizeMention[] {
  const mmOf = (number: string | undefined, unit: string): readonly number[] =>
    number === undefined ? [] : [numberIn(number, locale) * factorOf(unit)]
  return [...text.matchAll(SIZE)].map((match) => {
    const [whole, a, unitA, b, unitB, c, unitText = ''] = match
    const unit = isMm(unitText) ? 'mm' : 'cm'
    const factor = factorOf(unitText)
    // A stent of «8 mm × 6 cm» has a unit for each axis.
    const axes = [...mmOf(a, unitA ?? unitB ?? unitText), ...mmOf(b, unitB ?? unitText), ...mmOf(c, unitText)]
    const end = match.index + whole.length
    return {
      axesMm: axes.map((axis) => Math.round(axis * 1000) / 1000),
      roundedMm: (factor / 10 ** decimalsOf(a ?? '')) * 0.5,
      unit,
      start: match.index,
      end,
      unitAt: { start: end - unitText.length, end },
    }
  })
}

const decimalsOf = (number: string): number => /[.,](\d+)$/u.exec(number)?.[1]?.length ?? 0

export const volumesIn = (text: string, locale: Locale): readonly NumberMention[] =>
  numbersOf(VOLUME, text, locale)

export const percentsIn = (text: string, locale: Locale): readonly NumberMention[] =>
  numbersOf(PERCENT, text, locale)

const numbersOf = (pattern: RegExp, text: string, locale: Locale): readonly NumberMention[] =>
  [...text.matchAll(pattern)].map((match) => ({
    value: numberIn(match[1] ?? '', locale),
    start: match.index,
    end: match.index + match[0].length,
  }))
