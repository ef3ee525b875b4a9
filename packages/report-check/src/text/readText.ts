import type { Locale } from '@pandok/domain'
import type { Side } from '../CheckedReport.ts'
import { CONCEPTS, isSameOrgan, isWithin, ORGANS } from '../words/anatomy.ts'
import { type Lexicon, lexiconOf } from '../words/lexiconOf.ts'
import type { Match } from '../words/matcherOf.ts'
import type { Mark } from '../words/WordFile.ts'
import { type CategoryMention, categoriesIn } from './categoriesIn.ts'
import { type DateMention, datesIn } from './dates.ts'
import { type IntervalMention, intervalsIn } from './intervals.ts'
import { type NumberMention, percentsIn, type SizeMention, type Span, sizesIn, volumesIn } from './numbers.ts'
import { splitUnits } from './splitUnits.ts'

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

/** A sentence of the text with what stands in it; places are those of the whole text. */
export interface Unit extends Span {
  text: string
  sides: readonly Match<Side>[]
  observations: readonly Observation[]
  sizes: readonly SizeMention[]
  volumes: readonly NumberMention[]
  percents: readonly NumberMention[]
  dates: readonly DateMention[]
  intervals: readonly IntervalMention[]
  categories: readonly CategoryMention[]
  /** Places of words of a list, in this unit. */
  marks: (name: Mark) => readonly Span[]
}

export interface Reading {
  text: string
  locale: Locale
  units: readonly Unit[]
}

/** Units that were read before, by what they depend on. */
export type UnitsRead = Map<string, UnitRead>

/** More than the units of a full plate in two languages. */
const KEPT_MAX = 4000

/** Reads a text by the closed word lists of its language; of a text that grows only what has changed. */
export function readText(text: string, locale: Locale, kept: UnitsRead = new Map()): Reading {
  const lexicon = lexiconOf(locale)
  let carried: Carried = {}
  let line = -1
  const units = splitUnits(text).map(({ start, end }, index) => {
    const own = text.slice(start, end)
    // What a line is about holds to its end, not beyond.
    const newLine = text.slice(0, start).split('\n').length
    if (newLine !== line) carried = {}
    line = newLine
    const key = `${locale} ${carried.organ ?? ''} ${carried.side ?? ''} ${own}`
    const read = kept.get(key) ?? readUnit(own, { lexicon, carried })
    if (kept.size >= KEPT_MAX) kept.clear()
    kept.set(key, read)
    carried = read.carried
    return placed(read, start, index)
  })
  return { text, locale, units }
}

interface Carried {
  organ?: string | undefined
  side?: Side | undefined
  /** Where the side stands, within the unit. */
  sideAt?: Span | undefined
}

/** A unit by itself, with what the next one goes on from; its places begin with it. */
export interface UnitRead
  extends Pick<
    Unit,
    'text' | 'sides' | 'sizes' | 'volumes' | 'percents' | 'dates' | 'intervals' | 'categories' | 'marks'
  > {
  observations: readonly Omit<Observation, 'unit'>[]
  carried: Carried
}

function readUnit(text: string, { lexicon, carried }: { lexicon: Lexicon; carried: Carried }): UnitRead {
  const { locale } = lexicon
  const marks = new Map<Mark, readonly Span[]>()
  const mark = (name: Mark): readonly Span[] => {
    const found = marks.get(name) ?? lexicon.mark(name)(text)
    marks.set(name, found)
    return found
  }
  const sides = lexicon.sides(text)
  const sizes = sizesIn(text, locale)
  return {
    ...observe(text, { lexicon, sides, sizes, mark, carried }),
    ...{ text, sides, sizes, marks: mark },
    volumes: volumesIn(text, locale),
    percents: percentsIn(text, locale),
    dates: datesIn(text, locale),
    intervals: intervalsIn(text, locale),
    categories: categoriesIn(text),
  }
}

/** The unit where it stands in the whole text. */
function placed({ carried, ...read }: UnitRead, start: number, index: number): Unit {
  const at = (span: Span): Span => ({ start: span.start + start, end: span.end + start })
  const all = <Item extends Span>(items: readonly Item[]): readonly Item[] =>
    items.map((item) => ({ ...item, ...at(item) }))
  const marks = new Map<Mark, readonly Span[]>()
  return {
    ...{ text: read.text, start, end: start + read.text.length },
    sides: all(read.sides),
    observations: read.observations.map((one) => ({
      ...one,
      ...at(one),
      unit: index,
      sideAt: one.sideAt && at(one.sideAt),
    })),
    sizes: all(read.sizes).map((size) => ({ ...size, unitAt: at(size.unitAt) })),
    volumes: all(read.volumes),
    percents: all(read.percents),
    dates: all(read.dates),
    intervals: all(read.intervals),
    categories: all(read.categories).map((one) => ({ ...one, categoryAt: at(one.categoryAt) })),
    marks: (name) => {
      const known = marks.get(name) ?? all(read.marks(name))
      marks.set(name, known)
      return known
    },
  }
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

function observe(
  text: string,
  { lexicon, sides, sizes, mark, carried }: Observing,
): { observations: readonly Omit<Observation, 'unit'>[]; carried: Carried } {
  const organs: OrganMention[] = lexicon.organs(text).map(({ id, start, end }) => ({ ...id, start, end }))
  const concepts = lexicon.concepts(text)
  if (organs.length === 0 && concepts.length === 0) {
    return { observations: [], carried: sides.length > 0 ? { ...carried, ...sideOfAll(sides) } : carried }
  }
  const clauses = clausesOf(text, { lexicon, sizes, mark })
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
  const observations = clauses.flatMap((clause): Omit<Observation, 'unit'>[] => {
    if (absorbed.has(clause)) return []
    const behind = placedIn(clause)
    const within = (span: Span) => isIn(span, clause)
    const isNear = (span: Span) => isIn(span, clause) || (behind !== undefined && isIn(span, behind))
    const near = organs.filter(isNear)
    const named = concepts.filter(within)
    const nearSides = sides.filter(isNear)
    const has = (name: Mark) => mark(name).some((span) => span.start < clause.end && span.end > clause.start)
    const isCompared = has('compared')
    const isPrior = has('prior')
    const isPast = has('postoperative') || has('history') || has('uncertain')
    const isOtherwise = has('otherwise')
    const qualifying = mark('qualifiers').filter((span) => span.start < clause.end && span.end > clause.start)
    const isNormal = has('normal')
    const made = (at: Span, concept: string | undefined, organ: OrganMention | undefined) => {
      const own = organ?.side === 'none' ? undefined : organ?.side
      const found = own === undefined ? sideNear(organ ?? at, nearSides) : undefined
      const organId = organOf(concept, organ?.organ ?? before.organ)
      const isCarried = organId === before.organ || isSameOrgan(organId, before.organ)
      const isTaken = own === undefined && found === undefined && nearSides.length === 0 && isCarried
      const side = own ?? found?.id ?? (isTaken ? before.side : undefined)
      const carriedAt = isTaken ? before.sideAt : undefined
      const ownQualifiers = qualifying.filter((one) => !isOfNextItem(text, at, one))
      return {
        concept,
        organ: organId,
        side,
        sideAt: own !== undefined && organ ? { start: organ.start, end: organ.end } : (found ?? carriedAt),
        isNegated: isDenied(at, clause, concept === undefined),
        isQualified: isOtherwise || ownQualifiers.length > 0,
        qualifiers: ownQualifiers
          .filter(within)
          .map(({ start, end }) => text.slice(start, end).toLowerCase()),
        ...{ isCompared, isPrior, isPast, isVague: isCompared || isPast },
        isNormal,
        start: at.start,
        end: at.end,
      }
    }
    const told = named.flatMap((mention) => {
      const nearest = organNear(mention, near)
      return [nearest, ...joinedWith(text, nearest, near)].map((organ) => made(mention, mention.id, organ))
    })
    const untold = named.length > 0 ? [] : near.map((organ) => made(organ, undefined, organ))
    const last = near.findLast(({ organ }) => ORGANS[organ] !== undefined)
    const lastSide =
      told.at(-1)?.side ?? untold.at(-1)?.side ?? (nearSides.length === 1 ? nearSides[0]?.id : undefined)
    const lastAt = (told.at(-1) ?? untold.at(-1))?.sideAt ?? nearSides[0]
    if (last || lastSide)
      before = {
        organ: last?.organ ?? before.organ,
        side: lastSide ?? (last ? undefined : before.side),
        sideAt: lastSide ? lastAt : undefined,
      }
    return [...told, ...untold]
  })
  return { observations, carried: { organ: before.organ, side: before.side } }
}

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

const ITEMS =
  /[,，、·]|이나 ?|(?<=[가-힣])나 |및|과 |와 |や|または|および|[及和或]|\b(?:or|and|nor|oder|und|sowie|noch)\b/u

/** «No herniation or significant stenosis» denies every herniation: a word behind the list's next joint belongs to the next item. */
const isOfNextItem = (text: string, at: Span, word: Span): boolean =>
  word.start >= at.end && ITEMS.test(text.slice(at.end, word.start))

const isIn = ({ start }: Span, clause: Span): boolean => start >= clause.start && start < clause.end

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

interface Clause extends Span {
  /** Everything in it is denied. */
  isDenied: boolean
  /** From where on everything is denied. */
  deniedFrom: number | undefined
}

const isDenied = (at: Span, { isDenied: isWhole, deniedFrom }: Clause, isOrgan: boolean): boolean =>
  isWhole || (!isOrgan && deniedFrom !== undefined && at.start >= deniedFrom)

function clausesOf(
  text: string,
  { lexicon, sizes, mark }: Pick<Observing, 'lexicon' | 'sizes' | 'mark'>,
): readonly Clause[] {
  // «Not excluded» denies nothing, and «no change» denies only the change.
  const spared = [...mark('uncertain'), ...mark('unchanged')]
  const isReal = (cue: Span) => !spared.some(({ start, end }) => cue.start < end && cue.end > start)
  const ahead = lexicon.negationsBefore(text).filter(isReal)
  const behind = lexicon.negationsAfter(text).filter(isReal)
  const cuts = lexicon.isPredicateLast
    ? predicateCuts(text, sizes, [...mark('present'), ...behind, ...spared], mark('breaks'))
    : commaCuts(text, mark('breaks'))
  const bounds = [0, ...cuts, text.length]
  let isList = false
  return bounds.slice(0, -1).map((start, index) => {
    const end = bounds[index + 1] ?? text.length
    const inside = ({ start: at }: Span) => at >= start && at < end
    const cue = ahead.find(inside)
    const isWhole = behind.some((one) => one.start >= start && one.start < end)
    // «No effusion, pneumothorax or consolidation» denies all three.
    const goesOn = isList && cue === undefined && isListItem(text.slice(start, end), text.slice(start))
    isList = cue !== undefined || goesOn
    return { start, end, isDenied: isWhole, deniedFrom: goesOn ? start : cue?.start }
  })
}

const LIST_END = /(?:^|[\s,])(?:or|nor|oder|noch|and|und|sowie)\s/iu

const LIST_LAST = /^\s*(?:(?:or|nor|oder|noch|and|und|sowie)\s|(?:\S+\s+){1,4}(?:or|nor|oder|noch)\s)/iu

/** The last item may go on: «occlusion or aneurysm of the intracranial arteries». */
const isListItem = (segment: string, rest: string): boolean =>
  !/\d/u.test(segment) &&
  LIST_END.test(rest) &&
  (LIST_LAST.test(segment) || segment.trim().split(/\s+/u).length <= 7)

/** Predicates close what they speak of, and so does a comma behind a size. */
function predicateCuts(
  text: string,
  sizes: readonly SizeMention[],
  predicates: readonly Span[],
  breaks: readonly Span[],
): readonly number[] {
  const ends = predicates.map(({ end }) => afterWord(text, end))
  const commas = [...text.matchAll(/[,，、](?!\d)|\(|\)/gu)]
    .map(({ index }) => index + 1)
    .filter((at) => {
      const from = Math.max(0, ...ends.filter((end) => end <= at))
      const before = text.slice(from, at)
      return sizes.some(({ start, end }) => start >= from && end <= at) || /[:：]/u.test(before)
    })
  return sorted([...ends, ...commas, ...breaks.map(({ start }) => start)], text.length)
}

/** «없으며,» and «認めず、»: what is left of the word belongs to it. */
function afterWord(text: string, end: number): number {
  const rest = /^[\p{Script=Hangul}\p{Script=Hiragana}]*[,，、]?/u.exec(text.slice(end))?.[0] ?? ''
  return end + rest.length
}

const commaCuts = (text: string, breaks: readonly Span[]): readonly number[] =>
  sorted(
    [
      ...[...text.matchAll(/[,，:：](?!\d)/gu)].map(({ index }) => index + 1),
      ...breaks.map(({ start }) => start),
    ],
    text.length,
  )

const sorted = (cuts: readonly number[], length: number): readonly number[] =>
  [...new Set(cuts)].filter((at) => at > 0 && at < length).toSorted((a, b) => a - b)
