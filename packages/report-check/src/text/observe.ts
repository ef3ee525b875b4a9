import type { Side } from '../CheckedReport.ts'
import { CONCEPTS, isSameOrgan, isWithin, ORGANS } from '../words/anatomy.ts'
import type { Lexicon } from '../words/lexiconOf.ts'
import type { Match } from '../words/matcherOf.ts'
import type { Mark } from '../words/WordFile.ts'
import { type Clause, clausesOf, isDenied, isIn } from './clausesOf.ts'
import { headSide } from './headSide.ts'
import type { SizeMention, Span } from './numbers.ts'

/** Something that a sentence says of an organ, or that it says nothing of. */
export interface Observation extends Span {
  concept: string | undefined
  organ: string | undefined
  side: Side | undefined
  /** Where the side stands; undefined where another clause has said it. */
  sideAt: Span | undefined
  isNegated: boolean
  /** Denied of some cases only, or of something else than the whole. */
  isQualified: boolean
  /** The words that make it so, in small letters. */
  qualifiers: readonly string[]
  /** Another side, a direction or a comparison of sides is spoken of. */
  isCompared: boolean
  /** An earlier state is spoken of, too. */
  isPrior: boolean
  /** An operation, a history, another person or a mere possibility is spoken of. */
  isPast: boolean
  /** Nothing can be concluded of the side. */
  isVague: boolean
  isNormal: boolean
  /** The unit of the text that it stands in. */
  unit: number
}

/** An observation before the unit that it stands in has its place. */
export type OwnObservation = Omit<Observation, 'unit'>

/** What a sentence goes on from: the organ and the side that were spoken of last. */
export interface Carried {
  organ?: string | undefined
  side?: Side | undefined
  /** Where the side stands, within the unit. */
  sideAt?: Span | undefined
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

/** What is said in a unit of a text, clause by clause. */
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
    const made = observeClause(clause, mentions, { text, lexicon, mark, before, head })
    before = carriedOn(mentions, made.at(-1), before)
    return made
  })
  return { observations, carried: { organ: before.organ, side: before.side } }
}

/** What a clause, and the place behind it, name. */
interface Mentions {
  organs: readonly OrganMention[]
  concepts: readonly Match<string>[]
  sides: readonly Match<Side>[]
}

const reaches = (span: Span, clause: Clause): boolean => span.start < clause.end && span.end > clause.start

/** What a clause says of everything in it. */
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
  }
}

interface Context {
  text: string
  lexicon: Lexicon
  mark: Observing['mark']
  before: Carried
  head: Match<Side> | undefined
}

/** What makes a denial one of some cases only. */
function qualifiedBy(at: Span, clause: Clause, { text, lexicon, mark }: Context) {
  // «Spannungspneumothorax»: German says in one word which kind is denied.
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

const ITEMS =
  /[,，、·]|이나 ?|(?<=[가-힣])나 |및|과 |와 |や|または|および|[及和或]|\b(?:or|and|nor|oder|und|sowie|noch)\b/u

/** «No herniation or significant stenosis» denies every herniation: a word behind the list's next joint belongs to the next item. */
const isOfNextItem = (text: string, at: Span, word: Span): boolean =>
  word.start >= at.end && ITEMS.test(text.slice(at.end, word.start))

/** Findings with the organ of each; where no finding is named, the organs themselves. */
function observeClause(clause: Clause, mentions: Mentions, context: Context): OwnObservation[] {
  const { organs, concepts, sides } = mentions
  const { text, lexicon, mark, before, head } = context
  const said = saidIn(clause, mark)
  const made = (at: Span, concept: string | undefined, organ: OrganMention | undefined): OwnObservation => {
    const own = organ?.side === 'none' ? undefined : organ?.side
    const near = own === undefined ? sideNear(organ ?? at, sides) : undefined
    const found = near ?? (own === undefined && sides.length === 0 ? head : undefined)
    const organId = organOf(concept, organ?.organ ?? before.organ)
    const isCarried = organId === before.organ || isSameOrgan(organId, before.organ)
    const isTaken = own === undefined && found === undefined && sides.length === 0 && isCarried
    const carriedAt = isTaken ? before.sideAt : undefined
    const sign = signBehind(text, at)
    const isDeniedThere = sign === undefined ? isDenied(at, clause, concept === undefined) : sign === '-'
    const isModifier = concept !== undefined && lexicon.isPredicateLast && isModifierAt(text, at)
    return {
      concept,
      organ: organId,
      side: own ?? found?.id ?? (isTaken ? before.side : undefined),
      sideAt: own !== undefined && organ ? { start: organ.start, end: organ.end } : (found ?? carriedAt),
      isNegated: isDeniedThere && !isModifier,
      ...qualifiedBy(at, clause, context),
      ...said,
      isVague: said.isVague || (isDeniedThere && isModifier),
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

/** «腹水(-)», «EMVI (+)»: a sign behind a finding says all. */
function signBehind(text: string, { end }: Span): '+' | '-' | undefined {
  const [, sign] = /^[\p{L}\s]{0,6}[(（]\s*([-−–－+＋])\s*[)）]/u.exec(text.slice(end)) ?? []
  return sign === undefined ? undefined : /[+＋]/u.test(sign) ? '+' : '-'
}

/** What is only a sign of the finding itself: denied, the finding is. */
const SIGN_OF =
  '存在|出現|所見|合併|疑い|可能|証拠|再発|遺残|指摘|形成|증거|소견|징후|존재|가능|의심|재발|잔존|형성|征象|表现|证据|可能|迹象|复发'
const MODIFIER = new RegExp(`^(?:性(?!状)|성(?=[ 가-힣])|(?:の|의 ?|的)(?!\\s?(?:${SIGN_OF})))`, 'u')

/** «結節の増大なし», «肉芽腫性炎症、悪性所見なし»: what is denied is the growth, or something else altogether. */
const isModifierAt = (text: string, { end }: Span): boolean => MODIFIER.test(text.slice(end))

const JOINT =
  /^(?:\s*(?:와|과|및|이나|나|,|、|·|・|，|および|と|や|[及和与或]|and|or|und|oder|sowie)\s*(?:the|der|des)?\s*)$/u

/** «Tear of the rotator cuff and the labrum» is one of either: organs that only a joint parts from the nearest one. */
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

/** What the next clause goes on from. */
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

/** «Nodule, 9 mm, right upper lobe»: where a finding is may stand behind it, between commas. */
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
    /** Something of its own is said in it. */
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
    if (!next || any(concepts, next) || !any(sides, next) || next.isDenied || next.deniedFrom !== undefined)
      continue
    if (!isSpoken(next)) found.set(clause, next)
  }
  return (clause) => found.get(clause)
}

const sideOfAll = (sides: readonly Match<Side>[]): Carried => {
  const ids = new Set(sides.map(({ id }) => id))
  return ids.size === 1 ? { side: sides[0]?.id } : {}
}

/** Where a finding is by its own name; a part of that, where the words name one: an embolism of the lower lobe. */
function organOf(concept: string | undefined, named: string | undefined): string | undefined {
  const own = CONCEPTS[concept ?? '']?.organ
  return own === undefined || (named !== undefined && isWithin(named, own)) ? named : own
}

/** The only side of the clause; of several the nearest one before, else directly behind. */
function sideNear(at: Span, sides: readonly Match<Side>[]): Match<Side> | undefined {
  const ids = new Set(sides.map(({ id }) => id))
  const before = sides.findLast(({ end }) => end <= at.start + 1)
  if (ids.size <= 1) return before ?? sides[0]
  if (before && at.start - before.end <= NEAR_CHARACTERS) return before
  return sides.find(({ start }) => start >= at.end && start - at.end <= BEHIND_CHARACTERS)
}

const NEAR_CHARACTERS = 24
const BEHIND_CHARACTERS = 4

/** The organ that a finding is said of: the last one before it, else the first behind it; «brain» only where nothing narrower is named. */
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
