import type { Locale } from '@pandok/domain'
import { entryOf } from './dictionary.ts'
import { firstItem } from './parse/items.ts'
import type { ParsedDataset } from './parse/ParsedDataset.ts'
import { parseFile } from './parse/parseFile.ts'
import { numbersOf, stringsOf } from './parse/values.ts'
import { frameFacts } from './read/frame/functionalGroups.ts'
import { frameLateralityOf } from './read/frame/laterality.ts'
import { dateOf, patientOf, studyOf } from './read/identity.ts'
import { tags } from './read/tags.ts'
import { ageOf } from './text/ageOf.ts'
import { personName } from './text/personName.ts'
import { longTextOf, personOf, textsOf } from './text/textValues.ts'

const T = tags(
  'SharedFunctionalGroupsSequence',
  'PerFrameFunctionalGroupsSequence',
  'CodeMeaning',
  'ContrastBolusAgentSequence',
  'AnatomicRegionSequence',
  'ProcedureCodeSequence',
)

/** Attributes that are often empty, with the code sequence that carries the same fact. */
const CODED: Record<string, number | undefined> = {
  ContrastBolusAgent: T.ContrastBolusAgentSequence,
  BodyPartExamined: T.AnatomicRegionSequence,
  StudyDescription: T.ProcedureCodeSequence,
}

const TEXT = new Set(['LO', 'SH', 'UC'])
const LONG_TEXT = new Set(['LT', 'ST', 'UT'])
const NUMBERS = new Set(['DS', 'IS', 'US', 'SS', 'UL', 'SL', 'FL', 'FD', 'xs'])

/**
 * The text of a file's attribute by its keyword, for auto fill. Dates are `YYYY-MM-DD`, ages `045Y`; several
 * values are separated by commas. Undefined if it is absent or the keyword is unknown.
 */
export function attributeText(bytes: Uint8Array, keyword: string, locale: Locale = 'ko'): string | undefined {
  const parsed = parseFile(bytes)
  if (!parsed.ok) return undefined
  const { dataset } = parsed.file
  const text = special(dataset, keyword)
  if (text) return text
  for (const holder of holders(dataset)) {
    const found = plain(holder, keyword, locale) || coded(holder, keyword)
    if (found) return found
  }
  return undefined
}

/**
 * The data sets that may contain an image's attributes: the file's own, or a functional group of enhanced
 * images (PS3.3 C.7.6.16).
 */
function* holders(dataset: ParsedDataset): Generator<ParsedDataset, void, void> {
  yield dataset
  for (const sequence of [T.SharedFunctionalGroupsSequence, T.PerFrameFunctionalGroupsSequence]) {
    const groups = firstItem(dataset, sequence)
    for (const tag of groups?.elements.keys() ?? []) {
      const group = firstItem(groups, tag)
      if (group) yield group
    }
  }
}

/** Attributes that have more than one possible location. */
function special(dataset: ParsedDataset, keyword: string): string | undefined {
  if (keyword === 'Laterality' || keyword === 'ImageLaterality') {
    const { value: facts } = frameFacts(dataset).next()
    return frameLateralityOf(facts)
  }
  if (keyword !== 'PatientAge') return undefined
  const age = ageOf(patientOf(dataset), studyOf(dataset))
  return age && `${String(age.value).padStart(3, '0')}${age.unit}`
}

function plain(dataset: ParsedDataset, keyword: string, locale: Locale): string | undefined {
  const entry = entryOf(keyword)
  return entry && dataset.elements.has(entry.tag)
    ? valueText(dataset, entry.tag, entry.vr, locale)
    : undefined
}

function valueText(dataset: ParsedDataset, tag: number, vr: string, locale: Locale): string {
  if (vr === 'PN') return personName(personOf(dataset, tag), locale)
  if (LONG_TEXT.has(vr)) return longTextOf(dataset, tag)
  if (TEXT.has(vr)) return listed(textsOf(dataset, tag))
  if (vr === 'SQ') return meaningOf(dataset, tag) ?? ''
  if (vr === 'DA') return dateOf(dataset, tag).replace(/^(.{4})(.{2})(.{2})$/u, '$1-$2-$3')
  if (NUMBERS.has(vr))
    return listed(numbersOf(dataset, tag).map((number) => (Number.isNaN(number) ? '' : String(number))))
  return /^O/u.test(vr) ? '' : listed(stringsOf(dataset, tag))
}

const listed = (values: string[]) => values.filter((value) => value !== '').join(', ')

function coded(dataset: ParsedDataset, keyword: string): string | undefined {
  const sequence = CODED[keyword]
  return sequence === undefined ? undefined : meaningOf(dataset, sequence)
}

function meaningOf(dataset: ParsedDataset, sequence: number): string | undefined {
  const item = firstItem(dataset, sequence)
  return item && textsOf(item, T.CodeMeaning)[0]
}
