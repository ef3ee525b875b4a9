import type { Side } from '../CheckedReport.ts'
import { CONCEPTS, isSameOrgan, isWithin, ORGANS } from '../words/anatomy.ts'
import type { Lexicon } from '../words/lexiconOf.ts'
import type { Match } from '../words/matcherOf.ts'
import { phrases } from '../words/phrases.ts'
import type { Mark } from '../words/WordFile.ts'
import { type Clause, clausesOf, isDenied, isIn } from './clausesOf.ts'
import { headSide } from './headSide.ts'
import type { SizeMention, Span } from './numbers.ts'
import { hasWords } from './wordsIn.ts'

/** A statement about an organ: a finding, or its absence. */
export interface Observation extends Span {
  concept: string | undefined
  organ: string | undefined
  side: Side | undefined
  /** The place of the side, or undefined if another clause names it. */
  sideAt: Span | undefined
  /** True if the side is that of the heading above. */
  isHeaded: boolean
  isNegated: boolean
  /** True if the denial is restricted to some cases or to a part. */
  isQualified: boolean
  /** The words that restrict the denial, in lowercase. */
  qualifiers: readonly string[]
  /** True if the clause is about another side, a direction or a comparison of sides. */
  isCompared: boolean
  /** True if the clause is also about an earlier state. */
  isPrior: boolean
  /** True if the clause is about an operation, a history, another person or a mere possibility. */
  isPast: boolean
  /** True if no rule may rely on its side. */
  isVague: boolean
  isNormal: boolean
  /** The index of its unit in the text. */
  unit: number
}

/** An observation that doesn't have the index of its unit yet. */
export type OwnObservation = Omit<Observation, 'unit'>

/** The organ and the side of the last clause, to which the next one may refer. */
export interface Carried {
  organ?: string | undefined
  side?: Side | undefined
  /** The place of the side within the unit. */
  sideAt?: Span | undefined
  /** The side of the heading under which a sentence stands. */
  heading?: Side | undefined
}

interface Observing {
  lexicon: Lexicon
  sides: readonly Match<Side>[]
  sizes: readonly SizeMention[]
  mark: (name: Mark) => readonly Span[]
  carried: Carried
}

interface OrganMention extends Span {
  organ: string
  side: Side | 'none' | undefined
}

/** Finds the statements of a unit, clause by clause. */
export function observe(
  text: string,
  { lexicon, sides, sizes, mark, carried }: Observing,
): { observations: readonly OwnObservation[]; carried: Carried } {
  const organs: OrganMention[] = lexicon.organs(text).map(({ id, start, end }) => ({ ...id, start, end }))
  const concepts = lexicon.concepts(text)
  if (organs.length === 0 && concepts.length === 0) {
    return { observations: [], carried: sides.length > 0 ? { ...carried, ...sideOfAll(sides) } : carried }
  }
  const clauses = clausesOf(text, { lexicon, sides, sizes, mark })
  const head = headSide(text, sides)
  let before: Carried = carried
  const placedIn = lexicon.isPredicateLast
    ? () => undefined
    : placesBehind(clauses, {
        organs,
        concepts,
        sides,
        isSpoken: (clause) => mark('normal').some((one) => isIn(one, clause)),
      })
  const absorbed = new Set(clauses.flatMap((clause) => placedIn(clause) ?? []))
  const observations = clauses.flatMap((clause): OwnObservation[] => {
    if (absorbed.has(clause)) return []
    const behind = placedIn(clause)
    const isNear = (span: Span) => isIn(span, clause) || (behind !== undefined && isIn(span, behind))
    const mentions: Mentions = {
      organs: organs.filter(isNear),
      concepts: concepts.filter((span) => isIn(span, clause)),
      sides: sides.filter(isNear),
    }
    const made = observeClause(clause, mentions, {
      text,
      lexicon,
      mark,
      before,
      head,
      heading: carried.heading,
    })
    before = carriedOn(mentions, made.at(-1), before)
    return made
  })
  return { observations, carried: { organ: before.organ, side: before.side } }
}

/** The mentions in a clause and in the place after it. */
interface Mentions {
  organs: readonly OrganMention[]
  concepts: readonly Match<string>[]
  sides: readonly Match<Side>[]
}

const reaches = (span: Span, clause: Clause): boolean => span.start < clause.end && span.end > clause.start

/** Returns the properties that apply to every mention in a clause. */
function saidIn(clause: Clause, mark: Observing['mark']) {
  const has = (name: Mark) => mark(name).some((span) => reaches(span, clause))
  const isCompared = has('compared')
  const isPast = has('postoperative') || has('history') || has('uncertain')
  return {
    isCompared,
    isPrior: has('prior'),
    isPast,
    isVague: isCompared || isPast,
    isNormal: has('normal'),
    isNearly: has('nearly'),
  }
}

interface Context {
  text: string
  lexicon: Lexicon
  mark: Observing['mark']
  before: Carried
  head: Match<Side> | undefined
  heading: Side | undefined
}

/** Returns the words that restrict a denial to some cases. */
function qualifiedBy(at: Span, clause: Clause, { text, lexicon, mark }: Context) {
  // In German, the first part of a compound can restrict what is denied: «Spannungspneumothorax».
  const prefix = (/\p{Script=Latin}{5,}$/u.exec(text.slice(0, at.start))?.[0] ?? '').toLowerCase()
  const compound = lexicon.organs(prefix).length > 0 ? '' : prefix
  const own = mark('qualifiers').filter((one) => reaches(one, clause) && !isOfNextItem(text, at, one))
  return {
    isQualified: own.length > 0 || compound !== '' || mark('otherwise').some((one) => reaches(one, clause)),
    qualifiers: [
      ...own.filter((one) => isIn(one, clause)).map(({ start, end }) => text.slice(start, end).toLowerCase()),
      ...(compound === '' ? [] : [compound]),
    ],
  }
}

const ITEMS = new RegExp(`[,，、·]|${phrases('itemJoint')}`, 'u')

/**
 * «No herniation or significant stenosis» denies every herniation: a word after the next conjunction belongs
 * to the next item.
 */
const isOfNextItem = (text: string, at: Span, word: Span): boolean =>
  word.start >= at.end && ITEMS.test(text.slice(at.end, word.start))

/** Returns the findings with their organs; without a finding, the organs themselves. */
function observeClause(clause: Clause, mentions: Mentions, context: Context): OwnObservation[] {
  const { organs, concepts, sides } = mentions
  const { text, lexicon, mark, before, head, heading } = context
  const { isNearly, ...said } = saidIn(clause, mark)
  const made = (at: Span, concept: string | undefined, organ: OrganMention | undefined): OwnObservation => {
    const own = organ?.side === 'none' ? undefined : organ?.side
    const near = own === undefined ? sideNear(organ ?? at, sides) : undefined
    const found = near ?? (own === undefined && sides.length === 0 ? head : undefined)
    const organId = organOf(concept, organ?.organ ?? before.organ)
    const isCarried = organId === before.organ || isSameOrgan(organId, before.organ)
    const isTaken = own === undefined && found === undefined && sides.length === 0 && isCarried
    const carriedAt = isTaken ? before.sideAt : undefined
    const side = own ?? found?.id ?? (isTaken ? before.side : undefined)
    const isHeaded = side === undefined && sides.length === 0 && heading !== undefined
    const sign = signBehind(text, at)
    const isDeniedThere = sign === undefined ? isDenied(at, clause, concept === undefined) : sign === '-'
    const isModifier =
      concept !== undefined &&
      lexicon.isPredicateLast &&
      (isModifierAt(text, at) || isTopicOf(text.slice(at.end, clause.deniedTo), lexicon))
    return {
      concept,
      organ: organId,
      side: isHeaded ? heading : side,
      sideAt: own !== undefined && organ ? { start: organ.start, end: organ.end } : (found ?? carriedAt),
      isHeaded,
      isNegated: isDeniedThere && !isModifier,
      ...qualifiedBy(at, clause, context),
      ...said,
      isVague: said.isVague || (isDeniedThere && (isModifier || isNearly)),
      start: at.start,
      end: at.end,
    }
  }
  if (concepts.length === 0) return organs.map((organ) => made(organ, undefined, organ))
  return concepts.flatMap((mention) => {
    const nearest = organNear(mention, organs)
    return [nearest, ...joinedWith(text, nearest, organs)].map((organ) => made(mention, mention.id, organ))
  })
}

/** A plus or minus sign after a finding decides: «腹水(-)», «EMVI (+)». */
function signBehind(text: string, { end }: Span): '+' | '-' | undefined {
  const [, sign] = /^[\p{L}\s]{0,6}[(（]\s*([-−–－+＋])\s*[)）]/u.exec(text.slice(end)) ?? []
  return sign === undefined ? undefined : /[+＋]/u.test(sign) ? '+' : '-'
}

/** These words introduce signs of the finding itself; denying the signs denies the finding. */
const MODIFIER = new RegExp(
  `^(?:性(?!状)|성(?=[ 가-힣])|(?:の|의 ?|的)(?!\\s?(?:${phrases('signOf')})))`,
  'u',
)

/** In «結節の増大なし» and «肉芽腫性炎症、悪性所見なし» only the growth, or something else altogether, is denied. */
const isModifierAt = (text: string, { end }: Span): boolean => MODIFIER.test(text.slice(end))

/** In «結節は石灰化なし» and «결절은 석회화 없음» the topic is present, and what follows it is denied. */
const isTopicOf = (behind: string, lexicon: Lexicon): boolean => {
  const [topic = ''] = /^(?:は|[은는](?= ))/u.exec(behind) ?? []
  return topic !== '' && hasWords(behind.slice(topic.length), lexicon)
}

const JOINT = new RegExp(`^\\s*(?:[,、·・，]|${phrases('organJoint')})\\s*$`, 'u')

/**
 * Returns the organs that only a conjunction separates from the nearest one: «Tear of the rotator cuff and
 * the labrum» is a tear of each.
 */
function joinedWith(
  text: string,
  nearest: OrganMention | undefined,
  organs: readonly OrganMention[],
): readonly OrganMention[] {
  if (!nearest) return []
  return organs.filter((one) => {
    if (one.organ === nearest.organ) return false
    const [first, second] = one.start < nearest.start ? [one, nearest] : [nearest, one]
    return second.start >= first.end && JOINT.test(text.slice(first.end, second.start))
  })
}

/** Returns the organ and the side to which the next clause may refer. */
function carriedOn(
  { organs, sides }: Mentions,
  latest: OwnObservation | undefined,
  before: Carried,
): Carried {
  const last = organs.findLast(({ organ }) => ORGANS[organ] !== undefined)
  const side = latest?.side ?? (sides.length === 1 ? sides[0]?.id : undefined)
  if (!last && !side) return before
  return {
    organ: last?.organ ?? before.organ,
    side: side ?? (last ? undefined : before.side),
    sideAt: side ? (latest?.sideAt ?? sides[0]) : undefined,
  }
}

/** The place of a finding may follow it between commas: «Nodule, 9 mm, right upper lobe». */
function placesBehind(
  clauses: readonly Clause[],
  {
    organs,
    concepts,
    sides,
    isSpoken,
  }: {
    organs: readonly Span[]
    concepts: readonly Span[]
    sides: readonly Span[]
    /** Returns whether a clause makes a statement of its own. */
    isSpoken: (clause: Clause) => boolean
  },
): (clause: Clause) => Clause | undefined {
  const any = (spans: readonly Span[], clause: Clause) => spans.some((span) => isIn(span, clause))
  const found = new Map<Clause, Clause>()
  for (const [index, clause] of clauses.entries()) {
    if (!any(concepts, clause) || any(sides, clause)) continue
    const next = clauses
      .slice(index + 1, index + 3)
      .find((one) => any(concepts, one) || any(organs, one) || any(sides, one))
    if (
      !next ||
      any(concepts, next) ||
      !any(sides, next) ||
      next.deniedTo !== undefined ||
      next.deniedFrom !== undefined
    )
      continue
    if (!isSpoken(next)) found.set(clause, next)
  }
  return (clause) => found.get(clause)
}

const sideOfAll = (sides: readonly Match<Side>[]): Carried => {
  const ids = new Set(sides.map(({ id }) => id))
  return ids.size === 1 ? { side: sides[0]?.id } : {}
}

/**
 * Returns the organ that the name of a finding implies, or a part of that organ if the words name one, such
 * as an embolism of the lower lobe.
 */
function organOf(concept: string | undefined, named: string | undefined): string | undefined {
  const own = CONCEPTS[concept ?? '']?.organ
  return own === undefined || (named !== undefined && isWithin(named, own)) ? named : own
}

/**
 * Returns the only side of the clause. If there are several, it is the nearest one before the finding, else
 * the one directly after.
 */
function sideNear(at: Span, sides: readonly Match<Side>[]): Match<Side> | undefined {
  const ids = new Set(sides.map(({ id }) => id))
  const before = sides.findLast(({ end }) => end <= at.start + 1)
  if (ids.size <= 1) return before ?? sides[0]
  if (before && at.start - before.end <= NEAR_CHARACTERS) return before
  return sides.find(({ start }) => start >= at.end && start - at.end <= BEHIND_CHARACTERS)
}

const NEAR_CHARACTERS = 24
const BEHIND_CHARACTERS = 4

/**
 * Returns the organ of a finding: the last one before it, else the first one after it. A wide one such as
 * «brain» is used only if nothing narrower is named.
 */
function organNear(at: Span, all: readonly OrganMention[]): OrganMention | undefined {
  const narrow = all.filter(
    ({ organ }) => !ORGANS[organ]?.isWide && !all.some((other) => isWithin(other.organ, organ)),
  )
  const organs = narrow.length > 0 ? narrow : all
  return (
    organs.find(({ start, end }) => start <= at.start && end >= at.start) ??
    organs.findLast(({ end }) => end <= at.start) ??
    organs[0]
  )
}
