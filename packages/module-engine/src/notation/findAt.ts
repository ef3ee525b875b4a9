import type { Locale } from '@pandok/domain'
import type { Pair } from './bracketPairs.ts'
import type { Found } from './Field.ts'
import type { ModuleDraft } from './ModuleDraft.ts'
import { readBlank } from './readBlank.ts'
import { readBracket, slashField } from './readBracket.ts'
import { readGap, readNumber } from './readNumber.ts'
import { readSide } from './readSide.ts'
import { readBareChoice, readCodes, readParenthesis } from './readSlashed.ts'
import { readTicks } from './readTicks.ts'
import { unitAfter } from './units.ts'

export interface Place {
  text: string
  at: number
  line: number
  /** The bracket at that place, if it is closed. */
  pair: Pair | undefined
  /** True if a field precedes it on the same line. */
  hasField: boolean
  /** True if numbers with units are values of this patient; in a technique they are settings. */
  hasValues: boolean
  locale: Locale
}

/** The part of the text that readers look at, so that each place costs the same. */
const AHEAD = 600
const SIDE_AHEAD = 40
const BEHIND = 60
/** A bracket with a page of text was not meant as a field. */
const INSIDE_MAX = 1500
const PARENTHESIS = /^[(（]([^()（）\n]{1,200})[)）]/u

/** Returns the notation at a place; undefined if it is plain text. */
export function findAt(place: Place, draft: ModuleDraft): Found | undefined {
  const { text, at } = place
  const ahead = text.slice(at, at + AHEAD)
  const before = text.slice(Math.max(0, at - BEHIND), at)
  const near = before.slice(-12)
  const sign = ahead.charAt(0)
  const product = sign === '[' || sign === '{' || sign === '(' ? productOfBlanks(ahead, before) : undefined
  if (product) return product
  if (sign === '[' || sign === '{') return inBrackets(place, draft)
  if (sign === '(' || sign === '（') return inParenthesis(ahead, before, place.locale)
  if (/[_*○◯〇?]/u.test(sign)) return readBlank(ahead, before)
  if (/\s/u.test(sign)) return readGap(ahead, before)
  if (/\d/u.test(sign))
    return readCodes(ahead, near) ?? (place.hasValues ? readNumber(ahead, before) : undefined)
  return (
    readTicks(ahead) ??
    (/[IV]/u.test(sign) ? readCodes(ahead, near) : undefined) ??
    readSide(ahead.slice(0, SIDE_AHEAD), text.charAt(at - 1), place.locale) ??
    readBareChoice(ahead, text.charAt(at - 1)) ??
    (/[xX]/u.test(sign) ? readBlank(ahead, before) : undefined)
  )
}

/** «[ ] x [ ] cm» and «( ) × ( ) mm» are one size, whatever stands for the numbers. */
function productOfBlanks(ahead: string, before: string): Found | undefined {
  if (!/^(?:\[\s*\]|\{\s*\}|\(\s*\)|\[#+(?:\.#+)?\])/u.test(ahead)) return undefined
  const found = readBlank(ahead, before)
  const isProduct = found?.parts.some((part) => typeof part === 'object' && part.kind === 'size')
  return isProduct || /^[{(]/u.test(ahead) ? found : undefined
}

function inParenthesis(ahead: string, before: string, locale: Locale): Found | undefined {
  const [whole, inside = ''] = PARENTHESIS.exec(ahead) ?? []
  if (whole === undefined) return undefined
  const side = readSide(ahead.slice(0, SIDE_AHEAD), before.slice(-1), locale)
  if (side) return side
  const parts = readParenthesis(inside, whole)
  return parts && { length: whole.length, parts }
}

function inBrackets(place: Place, draft: ModuleDraft): Found | undefined {
  const { text, at, line, pair } = place
  if (!pair) {
    if (draft.hasAllNotes) return undefined
    draft.note('notation.unclosed', line, { text: excerpt(text.slice(at, at + 80)) })
    return undefined
  }
  const whole = text.slice(at, pair.end + 1)
  if (pair.isNested) {
    draft.note('notation.nested', line, { text: excerpt(whole) })
    return { length: whole.length, parts: [whole] }
  }
  if (whole.length > INSIDE_MAX) return undefined
  return whole.startsWith('[') ? bracket(whole, place, draft) : brace(whole, place, draft)
}

function bracket(whole: string, { text, at, line }: Place, draft: ModuleDraft): Found {
  const inside = whole.slice(1, -1)
  const end = at + whole.length
  const after = text.slice(end, end + 12)
  if (inside.trim() === '') {
    const blank = readBlank(`${'_'.repeat(4)}${after}`, '')
    const [only] = blank?.parts ?? []
    if (blank && typeof only === 'object' && only.kind !== 'text')
      return { length: whole.length + blank.length - 4, parts: blank.parts }
    draft.note('notation.empty', line)
  }
  const { parts, strayUnit } = readBracket(inside)
  if (strayUnit !== undefined) draft.note('notation.unit', line, { unit: excerpt(strayUnit) })
  const [only] = parts
  const unit = unitAfter(after)
  if (unit && parts.length === 1 && typeof only === 'object' && only.kind === 'number' && !only.unit)
    return { length: whole.length + unit.length, parts: [{ ...only, unit: unit.unit }] }
  return { length: whole.length, parts }
}

/** «{있음/없음}» is a choice and «{}» a blank; any other brace is a remark to the person who fills in the template. */
function brace(whole: string, { line, hasField }: Place, draft: ModuleDraft): Found {
  const inside = whole.slice(1, -1).trim()
  const field = slashField(inside.replaceAll('|', '/'))
  if (field) return { length: whole.length, parts: [field] }
  const name = hasField ? draft.explain(inside) : undefined
  if (name !== undefined) draft.note('notation.comment', line, { name, text: excerpt(inside) })
  else draft.note('notation.commentDropped', line, { text: excerpt(inside) })
  return { length: whole.length, parts: [] }
}

const excerpt = (text: string) => [...text.slice(0, 80).replace(/\s+/gu, ' ')].slice(0, 40).join('')
