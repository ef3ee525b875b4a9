import type { Locale } from '@pandok/domain'
import type { Input, ModuleDefinition, Option } from '@pandok/module-engine'
import { freeId, idFromLabel, namesIn, optionIdFromLabel } from '../inputs/ids.ts'
import { isYesOrNo, severalIn } from './pasteCells.ts'
import { isUnit, plainRange, RANGE_MAX_CHARACTERS, withoutMark } from './rangeWords.ts'
import { readRangeText } from './readRangeText.ts'
import { unitNamed } from './unitNamed.ts'

/**
 * At least this share of a column's values has to be numbers or ranges; then the others are treated as
 * mistakes.
 */
const MOSTLY = 0.6
/** The maximum length of answers that may be a list of codes: «T1a, T1b». */
const CODE_MAX_CHARACTERS = 8

/** Splits «Size (cm)», «Größe in cm», «크기, mm» and «径 mm» into a name and a unit. */
export function headingParts(heading: string): { name: string; unit: string | undefined } {
  const words = withoutMark(heading)
  if (words.length > RANGE_MAX_CHARACTERS) return { name: words, unit: undefined }
  const [, name, unit] =
    /^(.*?)\s*[([（［]\s*(?:in\s+)?([^)\]）］]+?)\s*[)\]）］]$/u.exec(words) ??
    /^(.*?)(?:\s*[,/]\s*|\s+in\s+|\s+)(\S{1,8})$/u.exec(words) ??
    []
  return name && unit && isUnit(unit) ? { name, unit: unitNamed(unit) } : { name: words, unit: undefined }
}

const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d.,]*\d)/gu
const GERMAN_THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.]*\d)/gu

/**
 * A value without the parts that the column's input doesn't need: footnote marks, the column's name,
 * thousands separators, and the same value in parentheses in another unit, «<6 mm (<100 mm³)».
 */
export function bareValue(value: string, name: string, locale: Locale): string {
  if (value.length > RANGE_MAX_CHARACTERS) return value
  const words = withoutMark(value).replace(locale === 'de' ? GERMAN_THOUSANDS : THOUSANDS, (number) =>
    number.replace(/[.,]/gu, ''),
  )
  const at = name === '' ? -1 : words.toLowerCase().indexOf(name.toLowerCase())
  const nameless = at < 0 ? words : `${words.slice(0, at)} ${words.slice(at + name.length)}`.trim()
  const once = nameless.replace(/\s*[(（][^()（）]*[)）]$/u, '')
  return [words, nameless, once].find(isNumeric) ?? words
}

/**
 * Creates the input for a column with these values, of which there is at least one. Ranges make a number, yes
 * and no a checkbox, and anything else a choice.
 */
export function inputFrom(
  definition: ModuleDefinition,
  heading: string,
  values: readonly string[],
  locale: Locale,
): Input {
  const { name, unit } = headingParts(heading)
  const numbers = values.filter(isNumeric)
  // Values such as «2, 3, 4A» are names rather than numbers.
  const least = numbers.every((value) => /^\d+$/u.test(value)) ? 1 : MOSTLY
  const isNumber = numbers.length / values.length >= least
  const isBool = values.every(isYesOrNo)
  // Parentheses without a unit are part of the name: «Echo (US)».
  const words = isNumber ? name : withoutMark(heading)
  const label = words === '' ? {} : { [locale]: words }
  const id = freeId(idFromLabel(label, locale) ?? 'input', namesIn(definition))
  if (isNumber) {
    const measured = unit ?? unitIn(values)
    return measured === undefined
      ? { id, kind: 'number', label }
      : { id, kind: 'number', label, unit: measured }
  }
  if (isBool) return { id, kind: 'bool', label }
  return { id, kind: 'choice', label, options: optionsFrom(answersOf(values), locale) }
}

/** The first unit that the cells themselves contain. */
function unitIn(values: readonly string[]): string | undefined {
  const written = values.map((value) => plainRange(value)?.unit).find((unit) => unit !== undefined)
  return written === undefined ? undefined : unitNamed(written)
}

function isNumeric(value: string): boolean {
  const written = plainRange(value)?.unit
  return readRangeText(value, written && unitNamed(written)) !== undefined
}

/**
 * The answers that can be chosen. A cell with a comma contains several answers if one of them is the whole of
 * another cell, or if they are codes; «single, low-risk» is one answer.
 */
function answersOf(values: readonly string[]): string[] {
  const plain = values.map((value) => value.replace(/^(?:!=?|≠|not\s+)\s*/iu, ''))
  const alone = new Set(plain.map((value) => value.toLowerCase()))
  const isSeveral = (parts: readonly string[]) =>
    parts.some((part) => alone.has(part.toLowerCase())) ||
    parts.every((part) => part.length <= CODE_MAX_CHARACTERS && /\d/u.test(part))
  return [
    ...new Set(
      plain.flatMap((value) => {
        const parts = severalIn(value)
        return isSeveral(parts) ? parts : [value]
      }),
    ),
  ]
}

export function optionsFrom(answers: readonly string[], locale: Locale): Option[] {
  const taken = new Set<string>()
  return answers.map((answer, index) => {
    const id = freeId(optionIdFromLabel(answer, index + 1), taken)
    taken.add(id)
    return { id, label: { [locale]: answer } }
  })
}
