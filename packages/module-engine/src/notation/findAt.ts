import type { Locale, ReportSection } from '@pandok/domain'
import type { Pair } from './bracketPairs.ts'
import type { Found } from './Field.ts'
import type { ModuleDraft } from './ModuleDraft.ts'
import { BRACKETED_LABEL, labelBefore } from './names.ts'
import { readBlank, readDay, readPattern } from './readBlank.ts'
import { readBracket } from './readBracket.ts'
import { readListed } from './readListed.ts'
import { readBound, readGap, readNumber, readNumberOf } from './readNumber.ts'
import { readAngles, readBrace, readVariable } from './readPrompt.ts'
import {
  readBands,
  readCircled,
  readDashed,
  readNumbered,
  readRow,
  readSigns,
  readSpaced,
} from './readRow.ts'
import { readSide } from './readSide.ts'
import { readBareChoice, readCodes, readParenthesis } from './readSlashed.ts'
import { readTicks } from './readTicks.ts'
import { sideField } from './sideField.ts'
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
  /** Whether a heading stands before it, which asks as a colon does. */
  isHeaded: boolean
  section: ReportSection
  locale: Locale
  /** Whether another section follows. */
  hasMore: boolean
  /** Whether single words in braces are the names of blanks in this text. */
  namesBlanks: boolean
}

/** The part of the text that readers look at, so that each place costs the same. */
const AHEAD = 600
const SIDE_AHEAD = 40
const BEHIND = 120
/** A bracket with a page of text was not meant as a field. */
const INSIDE_MAX = 1500
/** «( x x ) cm» */
const SIZE_LEFT_OPEN = /^[(（]\s*(?:[x×X✕]\s*){1,2}[)）]\s?(mm|cm)(?![A-Za-z])/u
/** «( × × ) = ( ) mL»: a volume of millilitres comes of centimeters. */
const SIZE_OF_VOLUME =
  /^[(（]\s*(?:[x×X✕]\s*){2}[)）](?=\s?=\s?(?:[(（][\s_]*[)）]|_+)\s?(?:mL|ml|cc)(?![A-Za-z]))/u
const EXAMINATION =
  /\b(?:CT|MRI?|MRA|PET|US|X-?ray|sono\p{L}*|radiograph\p{L}*)\b|초음파|촬영|検査|检查|超音波|超声/iu
/** «Rt/Lt: __/__ mm» names two blanks and asks for no side. */
const PAIRED_LABEL = /^\p{L}[^\n:：/／_]{0,12}[/／][^\n:：/／_]{1,12}[:：]\s*_+\s?[/／]\s?_+(?!\s?[/／])/u
/** «Typ (SSM/NMM/LMM)», «S/P (RHC/LHC/AR)» */
const ASKED_BEFORE = /(?:\bs\/p|typ|type|유형|아형|分型|组织型|組織型)\s*$/iu
const PARENTHESIS = /^[(（]([^()（）\n]{1,200})[)）]/u

/** Returns the notation at a place; undefined if it is plain text. */
export function findAt(place: Place, draft: ModuleDraft): Found | undefined {
  const { text, at } = place
  const ahead = text.slice(at, at + AHEAD)
  const before = text.slice(Math.max(0, at - BEHIND), at)
  const near = before.slice(-12)
  const sign = ahead.charAt(0)
  if (PAIRED_LABEL.test(ahead)) return undefined
  const isTime = /\d[:：]$/u.test(near) && /^\d\d(?!\d)/u.test(ahead)
  const isAsked =
    place.isHeaded ||
    (/[:：]\s*$|\p{L}[)）]? [→▶]\s$|(?:^|[\s:：])(?:Rt|Lt|[우좌]측?)\)\s*$/u.test(near) && !isTime) ||
    BRACKETED_LABEL.test(before)
  const opened = readOpened(ahead, before, isAsked)
  if (opened) return opened
  if (sign === '[' || sign === '{') return inBrackets(place, draft)
  if (sign === '(' || sign === '（')
    return inParenthesis(ahead, before, isAsked || place.hasField || ASKED_BEFORE.test(near), place.locale)
  const bound = isAsked && place.hasValues && /[<>≤≥＜＞\d]/u.test(sign) ? readBound(ahead) : undefined
  if (bound) return bound
  if (/[<≤＜]/u.test(sign))
    return readBands(ahead) ?? readAngles(ahead, before) ?? (isAsked ? readListed(ahead) : undefined)
  if (/[+−-]/u.test(sign)) {
    const signs = readSigns(ahead) ?? (place.hasValues ? readNumberOf(ahead, before) : undefined)
    if (signs) return signs
  }
  if (/[@$%]/u.test(sign)) return readVariable(ahead, before)
  if (sign === '①') return readCircled(ahead)
  if (/[_*○◯〇?.…#「『]/u.test(sign)) return readBlank(ahead, before)
  if (/\s/u.test(sign)) return readGap(ahead, before)
  const alone = readWithoutColon(ahead, before)
  if (alone) return alone
  const listed = isAsked ? (readSpaced(ahead) ?? readListed(ahead)) : readBehindDash(ahead, before)
  if (/\d/u.test(sign))
    return (
      readDay(ahead) ??
      (/^\d[.,]_/u.test(ahead) ? readBlank(ahead, before) : undefined) ??
      (/\n[ \t]*$|^$/u.test(before) && !isAsked ? undefined : readNumbered(ahead, place.isHeaded, isAsked)) ??
      listed ??
      readCodes(ahead, near) ??
      readDashed(ahead) ??
      (place.hasValues ? readNumberOf(ahead, before) : undefined) ??
      (place.hasValues ? readNumber(ahead, before) : undefined)
    )
  if (
    listed?.parts.some(
      (part) => typeof part === 'object' && part.kind === 'choice' && (part.details || part.name),
    )
  )
    return listed
  return (
    readTicks(ahead, before, place) ??
    (/[A-Za-z]/u.test(sign) ? readCodes(ahead, near) : undefined) ??
    readSide(ahead.slice(0, SIDE_AHEAD), text.charAt(at - 1), place.locale) ??
    readBareChoice(ahead, text.charAt(at - 1)) ??
    listed ??
    (/[xX]/u.test(sign) ? readBlank(ahead, before) : undefined)
  )
}

/**
 * Reads notation that begins with a bracket but continues after it: a day, a title, a row of answers, a product of
 * blanks.
 */
function readOpened(ahead: string, before: string, isAsked: boolean): Found | undefined {
  const sign = ahead.charAt(0)
  if (!/[yYdDmMJT[({（<]/u.test(sign)) return undefined
  const day = readPattern(ahead) ?? (/[<[]/u.test(sign) ? readTitleSide(ahead) : undefined)
  if (day || !/[[({（]/u.test(sign)) return day
  // «DJ stent: (-) / Rt. / Lt. / both»
  const isDenied = isAsked && /^[(（][+＋−－-][)）]\s*[/／|]/u.test(ahead)
  return (
    (isDenied ? readListed(ahead) : undefined) ?? readRow(ahead, isAsked) ?? productOfBlanks(ahead, before)
  )
}

/** Answers that neither a colon nor a bracket announces. */
function readWithoutColon(ahead: string, before: string): Found | undefined {
  const listed = BEHIND_LABEL.test(before) && SLASHES_ONLY.test(ahead) ? readListed(ahead) : undefined
  if (listed) return listed
  return /(?:^|\n)[ \t]*$/u.test(before) && /^\p{L}/u.test(ahead) ? readAlone(ahead) : undefined
}

/** «육안형 IIa/IIb/IIc/III/혼합», «核異型度 G1・G2・G3»: a line of a label and answers, where the colon was left out. */
const BEHIND_LABEL = /(?:^|\n)[ \t]*[-•·*]?[ \t]*\p{L}[\p{L}\d]{1,14}(?: \p{L}{2,12})?[ \u3000]$/u
const SLASHES_ONLY =
  /^[^\s/／・:：,，、()（）_]{1,16}(?:[/／・][^\s/／・:：,，、()（）_]{1,16}){2,9}(?=[ \t]*(?:\n|$|[(（]))/u

/** «<Shoulder MRI - Rt/Lt>», «[Knee MRI (우/좌)]»: a title that leaves the side open. */
function readTitleSide(ahead: string): Found | undefined {
  const [whole = '', opening = '', sides = '', closing = ''] =
    /^([<[](?=[^\n<>[\]]{0,60}(?:CT|MR|US|X-?ray|초음파|촬영|検査|检查|超声|エコー))[^\n<>[\]/|]{2,40}?[\s(（-])(\p{L}{1,5}\.?\s?[/|]\s?\p{L}{1,5}\.?(?:\s?[/|]\s?\p{L}{1,9}\.?)?)([)）]?[>\]])(?=[ \t]*(?:\n|$))/u.exec(
      ahead,
    ) ?? []
  const side = whole === '' ? undefined : sideField(sides.split(/\s?[/|]\s?/u), [])
  return side && { length: whole.length, parts: [opening, side, closing] }
}

/** A line that has nothing but answers with slashes between them. */
function readAlone(ahead: string): Found | undefined {
  const line = /^[^\n]*/u.exec(ahead)?.[0].trimEnd() ?? ''
  if ((line.match(/ \/ /gu)?.length ?? 0) < 2 || /[:：=_;[\]{}]| [-–—] /u.test(line)) return undefined
  const found = readListed(line)
  return found && found.length + (found.skip ?? 0) === line.length ? found : undefined
}

/** «Hydrocele - small / mod / large»: a dash asks as a colon does where reports choose between the words. */
function readBehindDash(ahead: string, before: string): Found | undefined {
  if (!/\p{L}\s[-–—]\s$/u.test(before)) return undefined
  const found = readListed(ahead)
  const [only] = found?.parts ?? []
  if (!found || typeof only !== 'object' || only.kind !== 'choice' || only.topic === undefined)
    return undefined
  const name = labelBefore(before.replace(/\s[-–—]\s$/u, ''))
  return name === '' ? found : { ...found, parts: [{ ...only, name }, ...found.parts.slice(1)] }
}

/** «[ ] x [ ] cm» and «( ) × ( ) mm» are one size, whatever stands for the numbers. */
function productOfBlanks(ahead: string, before: string): Found | undefined {
  if (!/^(?:\[\s*\]|\{\s*\}|\(\s*\)|（\s*）|\[#+(?:\.#+)?\])/u.test(ahead)) return undefined
  const found = readBlank(ahead, before)
  const isProduct = found?.parts.some((part) => typeof part === 'object' && part.kind === 'size')
  return isProduct || /^[{(（]/u.test(ahead) ? found : undefined
}

function inParenthesis(ahead: string, before: string, isAsked: boolean, locale: Locale): Found | undefined {
  const [whole, inside = ''] = PARENTHESIS.exec(ahead) ?? []
  if (whole === undefined || /[{}]/u.test(inside)) return undefined
  const size = SIZE_LEFT_OPEN.exec(ahead) ?? SIZE_OF_VOLUME.exec(ahead)
  if (size) return { length: size[0].length, parts: [{ kind: 'size', unit: size[1] ?? 'cm', topic: 'size' }] }
  const side = readSide(ahead.slice(0, SIDE_AHEAD), before.slice(-1), locale)
  if (side) return side
  const parts = readParenthesis(inside, whole, isAsked, ahead.slice(whole.length))
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

const LIST_AFTER = /^[ \t]+[^\s/／|[\]_][^/／|\n[\]_]{0,24}[/／|][^\n]/u

function bracket(whole: string, { text, at, line, isHeaded, hasMore }: Place, draft: ModuleDraft): Found {
  const inside = whole.slice(1, -1)
  const end = at + whole.length
  const after = text.slice(end, end + 12)
  const isLabel =
    BRACKETED_LABEL.test(`${text.slice(Math.max(0, at - 20), at)}${whole} `) &&
    LIST_AFTER.test(text.slice(end, end + 60))
  // In «Iron stores [0-6]: __», the bracket gives the limits of the number.
  const isScale = /^\d{1,2}\s?[-–~]\s?\d{1,2}\+?$/u.test(inside.trim()) && /^\s*[:：]/u.test(after)
  if (isLabel || isScale) return { length: whole.length, parts: [whole] }
  if (inside.trim() === '') {
    const blank = readBlank(`${'_'.repeat(4)}${after}`, '')
    const [only] = blank?.parts ?? []
    if (blank && typeof only === 'object' && only.kind !== 'text')
      return { length: whole.length + blank.length - 4, parts: blank.parts }
    draft.note('notation.empty', line)
  }
  const amount = readAmount(inside.trim(), after)
  if (amount) return { ...amount, length: amount.length + whole.length - inside.trim().length }
  // «[Brain CT, non-contrast]» above the report is its title.
  const isTitle =
    (line === 1 && at === 0 && !isHeaded && /^\s*(?:\n|$)/u.test(after) && EXAMINATION.test(inside)) ||
    (!isHeaded && isCaption(hasMore ? `${text}\n-` : text, at, end))
  if (isTitle && readBracket(inside).parts.every((part) => typeof part === 'object' && part.kind === 'text'))
    return { length: whole.length, parts: [whole] }
  const { parts, strayUnit } = readBracket(inside)
  if (strayUnit !== undefined) draft.note('notation.unit', line, { unit: excerpt(strayUnit) })
  const [only] = parts
  const unit = unitAfter(after)
  if (unit && parts.length === 1 && typeof only === 'object' && only.kind === 'number' && !only.unit)
    return { length: whole.length + unit.length, parts: [{ ...only, unit: unit.unit }] }
  return { length: whole.length, parts }
}

/** «[갑상선 세침흡인]», «[IHC]» on a line of its own above what it is the caption of; a text to be kept is a sentence. */
const isCaption = (text: string, at: number, end: number): boolean =>
  /(?:^|[^:：\s][ \t]*\n|\n[ \t]*\n)[ \t]*$/u.test(text.slice(Math.max(0, at - 40), at)) &&
  /^[ \t]*\n[ \t]*[^\s[]/u.test(text.slice(end, end + 20)) &&
  /^\p{L}[^.。|/;_#]{1,30}$/u.test(text.slice(at + 1, end - 1).trim())

/** «[4] mm», «[___] HU», «[_ x _] cm»: the unit of what stands in the brackets follows them. */
function readAmount(inside: string, after: string): Found | undefined {
  if (!/^(?:_+|\d[\d.,]*)(?:\s?[x×X]\s?(?:_+|\d[\d.,]*)){0,2}$/u.test(inside)) return undefined
  const found = inside.includes('_') ? readBlank(inside + after, '') : readNumber(inside + after, '')
  return found && (inside.includes('_') || found.length > inside.length) ? found : undefined
}

/** «{있음/없음}» is a choice, «{크기} cm» a blank with its name; any other brace is a remark to whoever fills in the template. */
function brace(whole: string, place: Place, draft: ModuleDraft): Found {
  const { text, at, line, hasField, isHeaded, namesBlanks } = place
  const inside = whole.slice(1, -1).trim()
  const before = text.slice(Math.max(0, at - BEHIND), at)
  const after = text.slice(at + whole.length, at + whole.length + 20)
  const prompt = readBrace(whole, { before, after, isAsked: isHeaded || /[:：=]\s*$/u.test(before) })
  if (prompt) return withSideNoun(prompt, after)
  if (
    NAME.test(inside) &&
    (namesBlanks ||
      ((draft.hasNamedBraces || ARTICLE.test(before) || PLACEHOLDER.test(inside)) &&
        !(hasField && BEHIND_FIELD.test(before))))
  )
    return { length: whole.length, parts: [{ kind: 'text', name: inside }] }
  const name = hasField ? draft.explain(inside) : undefined
  if (name !== undefined) draft.note('notation.comment', line, { name, text: excerpt(inside) })
  else draft.note('notation.commentDropped', line, { text: excerpt(inside) })
  return { length: whole.length, parts: [] }
}

/** «{左/右/双}侧»: our word for a side has the noun. */
function withSideNoun(found: Found, after: string): Found {
  const [only] = found.parts
  const isSide = found.parts.length === 1 && typeof only === 'object' && only.kind === 'side'
  return isSide && /^[측侧側]/u.test(after) ? { ...found, length: found.length + 1 } : found
}

/** Words that can be the name of a blank: «{location}», «{환자 증상}», «{prior_date}». */
const NAME = /^\p{L}[\p{L}\p{N} _-]{0,40}$/u
/** «SKIN, {SITE}, EXCISION:»: a word in capitals stands for what is to be typed; a remark is written as a sentence is. */
const PLACEHOLDER = /^\p{Lu}[\p{Lu}_]{2,20}$/u
/** «is a {product} measuring»: without what the brace stands for the sentence would have a hole. */
const ARTICLE = /(?:^|\s)(?:an?|the|of|with|eine?[rnms]?|der|das|dem|mit|von)\s$/iu
/** The end of a field, with its unit. */
const BEHIND_FIELD = /[\])}）_*>]\s*(?:[a-zµ²³%/]{1,6}\s*)?$/iu

const excerpt = (text: string) => [...text.slice(0, 80).replace(/\s+/gu, ' ')].slice(0, 40).join('')
