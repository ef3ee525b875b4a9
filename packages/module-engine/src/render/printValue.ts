import type { Locale } from '@pandok/domain'
import type { LocalText } from '../document/fields.ts'
import type { Option } from '../document/input.ts'
import type { PhraseFormat } from '../document/phrase.ts'
import { textOf } from '../document/textOf.ts'
import { exact } from '../expression/Exact.ts'
import { BETWEEN_DIMENSIONS } from '../run/reading/readSize.ts'
import { formatNumber, localNumber } from './formatNumber.ts'
import { joinList } from './joinList.ts'
import type { Printable } from './Printable.ts'
import { printDate } from './printDate.ts'
import { withUnit } from './printUnit.ts'
import { sharingNoun } from './sharingNoun.ts'
import { WORDS } from './words.ts'

export interface Printed {
  text: string
  /** The Korean pronunciation of the end, if the module gives it. */
  reading?: string
}

export function printValue(value: Printable, format: PhraseFormat, locale: Locale, before = ''): Printed {
  const printed = print(value, format, locale, before)
  return { ...printed, text: inCase(printed.text, format.case) }
}

function print(value: Printable, format: PhraseFormat, locale: Locale, before: string): Printed {
  switch (value.kind) {
    case 'number':
      return { text: printNumber(value, format, locale) }
    case 'size':
      return { text: printSize(value, format, locale) }
    case 'bool': {
      const { input } = value
      const own = input && textOf(value.value ? input.yes : input.no, locale)
      return { text: own ?? (value.value ? WORDS[locale].yes : WORDS[locale].no) }
    }
    case 'side':
      return {
        text: value.value in WORDS[locale].sides ? WORDS[locale].sides[value.value as 'R'] : value.value,
      }
    case 'date':
      return { text: printDate(value.value, locale) }
    case 'percentage':
      return { text: printPercentage(value.value, locale) }
    case 'text':
      return { text: value.value }
    case 'answers':
      return printAnswers(value, format, locale, before)
  }
}

export function printNumber(
  { value, written, decimals, unit }: Extract<Printable, { kind: 'number' }>,
  format: PhraseFormat,
  locale: Locale,
): string {
  const number =
    format.dp === undefined && written !== undefined
      ? localNumber(written, locale)
      : formatNumber(value, locale, format.dp ?? decimals)
  return unit === undefined || format.unit === 'hide' ? number : withUnit(number, unit, locale)
}

/** Writes «2.1 × 1.8 × 1.2 cm», or the largest dimension alone. */
function printSize(
  { values, written, unit }: Extract<Printable, { kind: 'size' }>,
  format: PhraseFormat,
  locale: Locale,
): string {
  const all = values.map((value, index) => ({ value, written: written[index] }))
  const largest = all.reduce((best, one) => (best?.value.gte(one.value) ? best : one), all[0])
  const dimensions = format.part === 'max' && largest ? [largest] : all
  const numbers = dimensions.map((one) =>
    one.written === undefined || format.dp !== undefined
      ? formatNumber(one.value, locale, format.dp)
      : localNumber(one.written, locale),
  )
  const text = numbers.join(BETWEEN_DIMENSIONS)
  return format.unit === 'hide' ? text : withUnit(text, unit, locale)
}

function printPercentage(written: string, locale: Locale): string {
  if (locale !== 'de') return written
  const numbers = written.slice(0, -1).replaceAll(/\d+\.\d+/gu, (number) => localNumber(number, locale))
  return withUnit(numbers.replace('-', '–'), '%', locale)
}

function printAnswers(
  { ids, options, nouns }: Extract<Printable, { kind: 'answers' }>,
  format: PhraseFormat,
  locale: Locale,
  before: string,
): Printed {
  const said = format.as === undefined ? inSum(ids, options) : ids
  const chosen = said.map((id) => options.find((option) => option.id === id) ?? { id, label: {} })
  const printed = chosen.map((option) => printOption(option, format, locale))
  const text = joinList(sharingNoun(printed, nouns?.[locale], before), locale, format.list)
  // The reading belongs to the words of the option: an id, points or another form are pronounced as they are
  // written.
  const isInWords = format.form === undefined && format.as !== 'points' && format.as !== 'id'
  const reading = isInWords ? chosen.at(-1)?.reading : undefined
  return { text, ...(reading !== undefined && { reading }) }
}

/** Where all answers were given whose sum another one is, that one is written in their place: «both lobes». */
function inSum(ids: readonly string[], options: readonly Option[]): readonly string[] {
  const sum = options.find(
    ({ covers = [] }) => covers.length > 1 && covers.every((covered) => ids.includes(covered)),
  )
  if (!sum?.covers) return ids
  const { covers } = sum
  const [first] = ids.filter((id) => covers.includes(id))
  const rest = ids.flatMap((id) => (id === first ? [sum.id] : covers.includes(id) ? [] : [id]))
  return inSum(rest, options)
}

function printOption(option: Option, format: PhraseFormat, locale: Locale): string {
  const { id, label, text, points, forms } = option
  if (format.as === 'id') return id
  if (format.as === 'points') {
    const number = points === undefined ? undefined : exact(points)
    return number ? formatNumber(number, locale) : ''
  }
  const form = format.form === undefined ? undefined : forms?.[locale]
  if (form && format.form !== undefined && Object.hasOwn(form, format.form)) return form[format.form] ?? ''
  return (format.as === 'label' ? inWords(label, text, locale) : inWords(text, label, locale)) ?? id
}

/** The right language is more important than the right kind of words. */
function inWords(
  first: LocalText | undefined,
  second: LocalText | undefined,
  locale: Locale,
): string | undefined {
  const own = [first?.[locale], second?.[locale]].find((text) => text !== undefined && text.trim() !== '')
  return own ?? textOf(first, locale) ?? textOf(second, locale)
}

function inCase(text: string, how: PhraseFormat['case']): string {
  if (how === 'upper') return text.toUpperCase()
  if (how === 'lower') return text.toLowerCase()
  if (how !== 'capital' && how !== 'uncapital') return text
  const [first = '', ...rest] = text
  return (how === 'capital' ? first.toUpperCase() : first.toLowerCase()) + rest.join('')
}
