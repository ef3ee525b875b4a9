import {
  BLANK_KINDS,
  type Blank,
  type BlankKind,
  type BlankOption,
  isLocale,
  LOCALES,
  type Locale,
} from '@pandok/domain'
import { blankName } from './blankName.ts'
import type { ExamFileBlank } from './ExamFile.ts'
import { examFormula, isOneOf } from './examFormula.ts'

/** This answer stands for all others of its list. */
const BOTH = 'both'

const KINDS: Readonly<Record<string, BlankKind>> = { size3: 'size' }

const isKind = (kind: string): kind is BlankKind => BLANK_KINDS.some((one) => one === kind)

/** `nouns` are words that English lists write only once if all answers end with them. */
export function examBlank(
  blank: ExamFileBlank,
  { nouns }: { nouns: Blank['nouns'] },
  siblings: readonly ExamFileBlank[] = [],
): Blank {
  const { id, kind, label = {}, unit, min, max, decimals, range, only_when, visible } = blank
  // A score that is chosen by its key is an integer, so 2.5 is refused.
  const known = kind === 'number' && blank.key_is_label ? 'count' : (KINDS[kind] ?? kind)
  if (!isKind(known)) throw new Error(`The blank ${id} has the kind ${kind}, which is none.`)
  const conditions = [
    ...Object.entries(only_when ?? {}).map(([name, options]) => isOneOf(name, options, siblings)),
    ...(visible === undefined ? [] : [examFormula(visible)]),
    ...siblings.filter((one) => one.id !== id && one.exactly_one_of?.includes(id)).map(isEmpty),
  ]
  const required = requiredIf(blank)
  return {
    id: blankName(id),
    kind: known,
    label,
    ...((blank.optional || blank.needed_by) && { isOptional: true }),
    ...(required !== undefined && { required }),
    ...(blank.options && {
      options: blank.options.map((option) => ({
        ...optionOf(option),
        ...(known === 'multi' && option.id === BOTH && { isExclusive: true }),
      })),
    }),
    ...(blank.listed && { isListed: true }),
    ...(range && { range }),
    ...(unit !== undefined && { unit: UNITS[unit] ?? unit }),
    ...(min !== undefined && { min: String(min) }),
    ...(max !== undefined && { max: String(max) }),
    ...(decimals !== undefined && { decimals }),
    ...defaultOf(blank),
    ...(conditions.length > 0 && { visible: conditions.join(' && ') }),
    ...(blank.join && { join: blank.join }),
    ...(blank.units && { units: blank.units }),
    ...(nouns && known === 'multi' && { nouns }),
  }
}

const isEmpty = ({ id }: Pick<ExamFileBlank, 'id'>): string => `!known(${blankName(id)})`

/**
 * If exactly one of several blanks must be filled in, the blank that declares this is required while the
 * others are empty, and hides them once it is filled in.
 */
function requiredIf({ id, required, exactly_one_of = [] }: ExamFileBlank): string | undefined {
  if (required !== undefined) return examFormula(required)
  const others = exactly_one_of.filter((name) => name !== id)
  return others.length === 0 ? undefined : others.map((name) => isEmpty({ id: name })).join(' && ')
}

const UNITS: Readonly<Record<string, string>> = { HU: '[HU]', '°': 'deg' }

function defaultOf({ default: given }: ExamFileBlank): Pick<Blank, 'default'> {
  if (given === undefined) return {}
  return { default: Array.isArray(given) ? given : String(given) }
}

type FileOption = NonNullable<ExamFileBlank['options']>[number]

export function optionOf({ id, label, text, forms, replaces }: FileOption): BlankOption {
  return {
    id,
    label,
    ...(text && { text }),
    ...(forms && { forms: byLanguage(forms) }),
    ...(replaces && { replaces }),
  }
}

/** Files put either the language or the form first. */
function byLanguage(forms: NonNullable<FileOption['forms']>): NonNullable<BlankOption['forms']> {
  const byLocale: Partial<Record<Locale, Record<string, string>>> = {}
  for (const [outer, given] of Object.entries(forms)) {
    const inner =
      typeof given === 'object' ? given : Object.fromEntries(LOCALES.map((locale) => [locale, String(given)]))
    for (const [key, text] of Object.entries(inner)) {
      const [locale, form] = isLocale(outer) ? [outer, key] : [key, outer]
      if (isLocale(locale)) byLocale[locale] = { ...byLocale[locale], [form]: text }
    }
  }
  return byLocale
}
