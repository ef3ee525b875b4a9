import { type Lexicon, lexiconOf } from '../words/lexiconOf.ts'
import type { Span } from './numbers.ts'
import type { Reading, Unit } from './readText.ts'
import { blanked, wordsIn } from './wordsIn.ts'

/** A clause reduced to its content words, affirmed or denied. */
export interface Statement extends Span {
  isDenied: boolean
  /** The words are in lowercase, without particles, articles, amounts and units. */
  words: readonly string[]
  /** The letters of the clause without spaces and punctuation, for languages without spaces. */
  letters: string
  /** The same without words for sides, or undefined if there are none. */
  unsided: Pick<Statement, 'words' | 'letters'> | undefined
}

/** Chinese has «is seen» in the middle of a sentence, where a conclusion omits it. */
const lettersIn = (text: string): string => text.toLowerCase().replace(/[\p{P}\p{Z}\p{S}]|可?见/gu, '')

/**
 * A clause always ends at these characters; a colon introduces its subject. A plus or minus sign in
 * parentheses belongs to the words before it.
 */
const COMMA = /(?:[,，、;；]|[(（](?!\s*[-−–－+＋]\s*[)）])|(?<![(（]\s*[-−–－+＋]\s*)[)）])(?!\d)/gu

interface Predicate extends Span {
  isDenial: boolean
  /**
   * True if the negating word precedes what it denies, as in «No active lesion», which Korean reports contain
   * as well.
   */
  isAhead: boolean
}

function predicatesIn(unit: Unit, lexicon: Lexicon): readonly Predicate[] {
  const spared = [...unit.marks('uncertain'), ...unit.marks('unchanged')]
  const isSpared = ({ start, end }: Span) =>
    spared.some((one) => unit.start + start < one.end && unit.start + end > one.start)
  const denials = [
    ...lexicon.negationsBefore(unit.text).map((one) => ({ ...one, isAhead: true })),
    ...lexicon.negationsAfter(unit.text).map((one) => ({ ...one, isAhead: false })),
  ]
  return [
    ...denials.filter((one) => !isSpared(one)).map((one) => ({ ...one, isDenial: true })),
    ...lexicon
      .mark('present')(unit.text)
      .map((one) => ({ ...one, isDenial: false, isAhead: false })),
  ].toSorted((a, b) => a.start - b.start)
}

/**
 * Returns the clauses of a sentence that affirm or deny something. A list next to a denial may also be
 * denied, so only what is certainly outside of it counts as affirmed.
 */
export function statementsIn(unit: Unit, { locale }: Pick<Reading, 'locale'>): readonly Statement[] {
  const lexicon = lexiconOf(locale)
  const predicates = predicatesIn(unit, lexicon)
  const commas = [...unit.text.matchAll(COMMA)].map(({ index }) => index)
  const clauses: Clauses = { unit, lexicon, commas }
  if (predicates.length === 0) return affirmed(clauses, 0, unit.text.length)
  return lexicon.isPredicateLast ? closed(clauses, predicates) : opened(clauses, predicates)
}

interface Clauses {
  unit: Unit
  lexicon: Lexicon
  commas: readonly number[]
}

/** A predicate closes the clause that began at the last comma or predicate. */
function closed(clauses: Clauses, predicates: readonly Predicate[]): readonly Statement[] {
  const { unit, commas } = clauses
  const statements: Statement[] = []
  let from = 0
  for (const predicate of predicates) {
    if (predicate.start < from) continue
    const comma = commas.findLast((at) => at < predicate.start) ?? -1
    const end = predicate.isAhead
      ? (commas.find((at) => at >= predicate.end) ?? unit.text.length)
      : predicate.end
    statements.push(said(clauses, { start: Math.max(from, comma + 1), end }, predicate))
    from = end
  }
  return [...statements, ...affirmed(clauses, from, unit.text.length)]
}

/** A denial opens a clause up to the next comma. Words of the same clause that precede it belong to it. */
function opened(clauses: Clauses, [first]: readonly Predicate[]): readonly Statement[] {
  const { unit, commas } = clauses
  if (!first) return []
  const start = (commas.findLast((at) => at < first.start) ?? -1) + 1
  const end = commas.find((at) => at >= first.end) ?? unit.text.length
  // In «Excluded aneurysm sac», a word that denies what precedes it denies nothing, because nothing precedes
  // it.
  const isDenial = first.isAhead || unit.text.slice(start, first.start).trim() !== ''
  if (!isDenial) return affirmed(clauses, 0, unit.text.length)
  return [...affirmed(clauses, 0, start), said(clauses, { start, end }, first)]
}

/** Returns the clauses without a predicate, one by one and all together. */
function affirmed(clauses: Clauses, start: number, end: number): readonly Statement[] {
  const cuts = [start, ...clauses.commas.filter((at) => at > start && at < end), end]
  const single = cuts
    .slice(0, -1)
    .map((cut, index) => said(clauses, { start: cut, end: cuts[index + 1] ?? end }, undefined))
  const all = single.length > 1 ? [said(clauses, { start, end }, undefined), ...single] : single
  return all.filter(({ words }) => words.length > 0)
}

function said({ unit, lexicon }: Clauses, { start, end }: Span, predicate: Predicate | undefined): Statement {
  const without = (spans: readonly Span[]): string => blanked(unit.text, spans).slice(start, end)
  const sides = unit.sides
    .map((side) => ({ start: side.start - unit.start, end: side.end - unit.start }))
    .filter((side) => side.start >= start && side.end <= end)
  const own = predicate ? [predicate] : []
  const contentOf = (text: string) => ({ words: wordsIn(text, lexicon), letters: lettersIn(text) })
  return {
    isDenied: predicate?.isDenial ?? false,
    ...contentOf(without(own)),
    unsided: sides.length > 0 ? contentOf(without([...own, ...sides])) : undefined,
    start: unit.start + start,
    end: unit.start + end,
  }
}
