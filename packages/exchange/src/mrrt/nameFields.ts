import type { LocalText } from '@pandok/module-engine'
import type { FormItem } from '../form/Form.ts'
import { plainText } from '../form/plainText.ts'
import { unitOf } from '../form/unitOf.ts'
import { attribute, type Element, firstAttribute, textsBehind, wordsIn } from './dom.ts'
import { fieldOf, radioField, typedInstead } from './fieldOf.ts'
import type { MrrtReading } from './MrrtReading.ts'

/** The words and fields of a cell or a paragraph, in reading order. */
export type Piece =
  | { kind: 'words'; words: string; node: object; label?: Element }
  | { kind: 'field'; element: Element }
  | { kind: 'break' }

export interface Surroundings {
  row: string | undefined
  rowEnglish?: string | undefined
  column?: string | undefined
  /** The name of the section, which is preferred to a name that is meant for scripts. */
  heading?: string | undefined
}

/**
 * A unit must not occur twice in this list, because «mm/l/l/l …» could then be read in twice as many ways
 * with each letter.
 */
const UNITS =
  /^[\s(]*((?:mm|cm|dm|m|km|µm|um|ml|mL|l|L|dl|cc|mg|g|kg|µg|HU|HE|%|°|Grad|deg|Gy|mGy|mSv|cGy|ms|s|sec|min|h|Hz|bpm|mmHg|kPa|T|MBq|SUV|ng|mmol|mEq|U|IU|J|mJ|mA|mAs|kV|kVp)(?:[23²³])?(?:\s?[*/·x]\s?(?:mm|cm|m|ml|mL|l|L|dl|dL|min|s|h|kg|g)[23²³]?){0,3})(?=$|[\s),.;:/]|$)/u

/** Names each field from the words before, around or after it. */
export function nameFields(
  pieces: readonly Piece[],
  around: Surroundings,
  into: FormItem[],
  reading: MrrtReading,
): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'field' || reading.done.has(piece.element)) continue
    if (isRadio(piece.element)) {
      const group = radioGroup(pieces, at, reading)
      for (const { element } of group) reading.done.add(element)
      const before = wordsBefore(pieces, at, reading)
      const label = around.row ?? before ?? headingOr(piece.element, around.heading, reading)
      const field = radioField(group, labelOf(piece.element, label, around, reading), reading)
      if (field) into.push(field)
      continue
    }
    const lead = leadOf(pieces, at, reading)
    const words = ownWords(pieces, at, reading)
    const label = fullLabel(
      words && lead !== undefined && !words.isNamed ? { ...words, words: `${lead} ${words.words}` } : words,
      around,
      piece.element,
      reading,
    )
    const unit = unitBehind(pieces, at, reading)
    const field = fieldOf(
      { element: piece.element, label: labelOf(piece.element, label, around, reading), unit },
      reading,
    )
    into.push(field)
    const instead = typedInstead(piece.element, field, reading)
    if (instead) into.push(instead)
  }
}

const isRadio = (element: Element): boolean => (attribute(element, 'type') ?? '').toLowerCase() === 'radio'

function labelOf(element: Element, words: string, around: Surroundings, { locale }: MrrtReading): LocalText {
  const plain = plainText(words, 2000)
  const english = firstAttribute(element, 'data-en', 'data-english', 'data-english-name')
  const isOption = isRadio(element)
  const label: LocalText = plain === '' ? {} : { [locale]: plain }
  if (english !== undefined && !isOption && locale !== 'en') label.en = plainText(english, 2000)
  else if (around.rowEnglish !== undefined && locale !== 'en' && words === around.row)
    label.en = around.rowEnglish
  return label
}

const SHORT = 14

/** Short words next to a field, such as «li», are combined with the name of their row. */
function fullLabel(
  own: { words: string; isNamed: boolean } | undefined,
  { row, column, heading }: Surroundings,
  element: Element,
  reading: MrrtReading,
): string {
  if (own && (own.isNamed || own.words.length > SHORT || row === undefined)) return own.words
  const parts = [row, own?.words ?? column].filter((part) => part !== undefined)
  if (row !== undefined && parts.length === 1) return headingOr(element, row, reading)
  if (parts.length > 0) return parts.map((part) => part.replace(/[\s:：]+$/u, '')).join(' – ')
  return firstAttribute(element, 'placeholder', 'title') ?? headingOr(element, heading, reading)
}

/** Matches a name that is a word; names for scripts contain digits and punctuation. */
const SPOKEN = /^\p{L}[\p{L} ]{2,40}$/u

/** The heading names one field of its section; the others are better identified by their own names. */
function headingOr(element: Element, heading: string | undefined, { spoken }: MrrtReading): string {
  const name = firstAttribute(element, 'name')
  if (heading === undefined) return name ?? firstAttribute(element, 'id') ?? ''
  const isTaken = spoken.has(heading)
  spoken.add(heading)
  return isTaken && name !== undefined && SPOKEN.test(name) ? name : heading
}

/**
 * In «<label>Upper lobe</label> r: [ ] l: [ ]» the label has no field of its own and applies to every field
 * of its line.
 */
function leadOf(pieces: readonly Piece[], at: number, reading: MrrtReading): string | undefined {
  let start = at
  while (start > 0 && pieces[start - 1]?.kind !== 'break') start -= 1
  const [first, second] = [pieces[start], pieces[start + 1]]
  if (first?.kind !== 'words' || !first.label || second?.kind !== 'words') return undefined
  if (attribute(first.label, 'for') !== undefined) return undefined
  reading.used.add(first.node)
  return first.words.replace(/[\s:：]+$/u, '')
}

/** Returns the words of the field itself. `isNamed` is true if the file declares them as its label. */
function ownWords(
  pieces: readonly Piece[],
  at: number,
  reading: MrrtReading,
): { words: string; isNamed: boolean } | undefined {
  const piece = pieces[at]
  if (piece?.kind !== 'field') return undefined
  const { element } = piece
  const wrap = reading.wraps.get(element)
  const id = attribute(element, 'id')
  const labels = id === undefined ? [] : (reading.labels.get(id) ?? [])
  const free = labels.find((label) => !reading.used.has(label)) ?? labels[0]
  if (free && meaningful(wordsIn(free))) {
    reading.used.add(free)
    return { words: wordsIn(free), isNamed: true }
  }
  if (wrap && meaningful(wordsIn(wrap))) {
    reading.used.add(wrap)
    return { words: wordsIn(wrap), isNamed: true }
  }
  const aria = firstAttribute(element, 'aria-label')
  if (aria !== undefined) return { words: aria, isNamed: true }
  const isBox = (attribute(element, 'type') ?? '').toLowerCase() === 'checkbox'
  if (isBox) {
    const behind = wordsBehind(pieces, at, reading)
    if (behind !== undefined) return { words: behind, isNamed: false }
  }
  const before = wordsBefore(pieces, at, reading)
  return before === undefined ? undefined : { words: before, isNamed: false }
}

/** Punctuation, a single «x» between two numbers, and a bracket aren't names. */
const meaningful = (words: string): boolean =>
  /[\p{L}\p{N}]/u.test(words) && !/^[\s(]*[x×*][\s)]*$/iu.test(words)

/** Returns the words between the previous field and this one, unless they belong to the previous field. */
function wordsBefore(pieces: readonly Piece[], at: number, reading: MrrtReading): string | undefined {
  const found: string[] = []
  const nodes: object[] = []
  for (let index = at - 1; index >= 0; index -= 1) {
    const piece = pieces[index]
    if (piece?.kind !== 'words') break
    if (isSpoken(piece, reading)) continue
    found.unshift(piece.words)
    nodes.push(piece.node)
  }
  const words = found
    .join(' ')
    .replace(/^[\s,;.()[\]–-]+|[\s([]+$/gu, '')
    .trim()
  if (!meaningful(words)) return undefined
  for (const node of nodes) reading.used.add(node)
  return words
}

/**
 * Returns the words after a checkbox up to the next one. Words that end with a colon belong to what follows.
 */
function wordsBehind(pieces: readonly Piece[], at: number, reading: MrrtReading): string | undefined {
  const found: string[] = []
  const nodes: object[] = []
  for (let index = at + 1; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (piece?.kind !== 'words') break
    if (isSpoken(piece, reading)) continue
    found.push(piece.words)
    nodes.push(piece.node)
  }
  const words = found
    .join(' ')
    .replace(/[\s,;]+$/gu, '')
    .trim()
  if (!meaningful(words) || /[:：]$/u.test(words)) return undefined
  for (const node of nodes) reading.used.add(node)
  return words
}

/** Returns whether the label belongs to another field, or the words already name something. */
function isSpoken(piece: Extract<Piece, { kind: 'words' }>, reading: MrrtReading): boolean {
  return reading.used.has(piece.node) || (piece.label !== undefined && reading.used.has(piece.label))
}

function unitBehind(
  pieces: readonly Piece[],
  at: number,
  reading: MrrtReading,
  depth = 0,
): string | undefined {
  const next = pieces[at + 1]
  if (next?.kind !== 'words') return undefined
  const match = UNITS.exec(next.words)?.[1]
  if (match !== undefined) {
    if (next.words.replace(/[\s().,;]/gu, '').length <= match.length + 6) reading.used.add(next.node)
    // «ml/m» and a superscript 2 are two texts.
    const raised = pieces[at + 2]
    const isPower =
      raised?.kind === 'words' && /^[23²³]$/u.test(raised.words.trim()) && next.words.trim().endsWith(match)
    if (isPower) reading.used.add(raised.node)
    return unitOf(`${match}${isPower ? raised.words : ''}`.replace(/\s/gu, ''))
  }
  // Factors of a product share the unit after the last one.
  if (/^[\s(]*[x×*]\s*$/iu.test(next.words) && pieces[at + 2]?.kind === 'field' && depth < 4) {
    reading.used.add(next.node)
    return unitBehind(pieces, at + 2, reading, depth + 1)
  }
  return undefined
}

/** Returns the radio buttons of the same name, here and elsewhere, with their labels. */
function radioGroup(
  pieces: readonly Piece[],
  at: number,
  reading: MrrtReading,
): { element: Element; words: string }[] {
  const piece = pieces[at]
  if (piece?.kind !== 'field') return []
  const name = attribute(piece.element, 'name')
  const members = name === undefined ? [piece.element] : (reading.radios.get(name) ?? [piece.element])
  return members.map((element) => {
    const index = pieces.findIndex((one) => one.kind === 'field' && one.element === element)
    const id = attribute(element, 'id')
    const label = id === undefined ? undefined : reading.labels.get(id)?.find((one) => !reading.used.has(one))
    if (label) reading.used.add(label)
    const wrapped = reading.wraps.get(element)
    if (wrapped) reading.used.add(wrapped)
    const words =
      (label && wordsIn(label)) ||
      (wrapped && wordsIn(wrapped)) ||
      (index >= 0 ? wordsBehind(pieces, index, reading) : elsewhere(element, reading))
    return { element, words: plainText(words ?? attribute(element, 'value') ?? '', 2000) }
  })
}

/** Returns the words after a button that is in another cell than the first button with its name. */
function elsewhere(element: Element, reading: MrrtReading): string | undefined {
  const { words, nodes } = textsBehind(element)
  for (const node of nodes) reading.used.add(node)
  return meaningful(words) ? words : undefined
}
