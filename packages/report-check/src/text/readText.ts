import type { Locale } from '@pandok/domain'
import type { Side } from '../CheckedReport.ts'
import { type Lexicon, lexiconOf } from '../words/lexiconOf.ts'
import type { Match } from '../words/matcherOf.ts'
import { phrases } from '../words/phrases.ts'
import type { Mark } from '../words/WordFile.ts'
import { type CategoryMention, categoriesIn } from './categoriesIn.ts'
import type { RecentCache } from './createRecentCache.ts'
import { type DateMention, datesIn } from './dates.ts'
import { type Heading, headingOf, isUnder } from './headingOf.ts'
import { type IntervalMention, intervalsIn } from './intervals.ts'
import { type NumberMention, percentsIn, type SizeMention, type Span, sizesIn, volumesIn } from './numbers.ts'
import { type Carried, type Observation, type OwnObservation, observe } from './observe.ts'
import { splitUnits } from './splitUnits.ts'

/** A sentence of the text with its content. Places are offsets in the whole text. */
export interface Unit extends Span {
  text: string
  sides: readonly Match<Side>[]
  /** The side of the heading above the sentence. */
  heading: Side | undefined
  observations: readonly Observation[]
  sizes: readonly SizeMention[]
  volumes: readonly NumberMention[]
  percents: readonly NumberMention[]
  dates: readonly DateMention[]
  intervals: readonly IntervalMention[]
  categories: readonly CategoryMention[]
  /** Returns the places of the words of a list in this unit. */
  marks: (name: Mark) => readonly Span[]
}

export interface Reading {
  text: string
  locale: Locale
  units: readonly Unit[]
}

/**
 * An item of a list («2. Left hip fracture.», «II.», «b)», «B:», «②») is about something else than the item
 * before it.
 */
const LIST_ITEM = /^\s*(?:(?:\d{1,2}|[IVX]{1,4}|[a-z])[.)]\s|[A-Z]\d?[:：)]\s?|[#•*–-]\s|[①-⑳])/u

/**
 * Reads a text with the word lists of its language. Only the changed part of a growing text is read again.
 */
export function readText(text: string, locale: Locale, kept?: RecentCache<UnitRead>): Reading {
  const lexicon = lexiconOf(locale)
  let carried: Carried = {}
  let heading: Heading | undefined
  let readFrom = 0
  const units = splitUnits(text).map(({ start, end }, index) => {
    const own = text.slice(start, end)
    const gap = text.slice(readFrom, start)
    const isListItem = LIST_ITEM.test(own)
    // The subject of a line applies to the end of the line, not beyond.
    if (gap.includes('\n') || isListItem) carried = {}
    readFrom = start
    if (heading && !isUnder(heading, { text: own, isListItem, gap })) heading = undefined
    heading = headingOf(own, lexicon) ?? heading
    const under = { ...carried, heading: heading?.side }
    const key = `${locale} ${carried.organ ?? ''} ${carried.side ?? ''} ${under.heading ?? ''} ${own}`
    const known = kept?.get(key)
    const read = known ?? readUnit(own, { lexicon, carried: under })
    if (!known) kept?.set(key, read)
    carried = read.carried
    return placed(read, start, index)
  })
  return { text, locale, units }
}

/** A unit with the subject to which the next one may refer. Its places are relative to its own start. */
export interface UnitRead
  extends Pick<
    Unit,
    | 'text'
    | 'sides'
    | 'heading'
    | 'sizes'
    | 'volumes'
    | 'percents'
    | 'dates'
    | 'intervals'
    | 'categories'
    | 'marks'
  > {
  observations: readonly OwnObservation[]
  carried: Carried
}

/** Each list is searched only once per unit. */
function keptByMark(look: (name: Mark) => readonly Span[]): (name: Mark) => readonly Span[] {
  const known = new Map<Mark, readonly Span[]>()
  return (name) => {
    const kept = known.get(name)
    if (kept) return kept
    const found = look(name)
    known.set(name, found)
    return found
  }
}

function readUnit(text: string, { lexicon, carried }: { lexicon: Lexicon; carried: Carried }): UnitRead {
  const { locale } = lexicon
  const mark = keptByMark((name) => lexicon.mark(name)(text))
  const sides = lexicon.sides(text).filter((side) => !isDirection(text, side))
  const sizes = sizesIn(text, locale)
  return {
    ...observe(text, { lexicon, sides, sizes, mark, carried }),
    text,
    sides,
    sizes,
    marks: mark,
    heading: carried.heading,
    volumes: volumesIn(text, locale),
    percents: percentsIn(text, locale),
    dates: datesIn(text, locale),
    intervals: intervalsIn(text, locale),
    categories: categoriesIn(text),
  }
}

const places = new WeakMap<UnitRead, { unit: Unit; index: number }>()

/**
 * Returns the unit at its place in the whole text. It keeps its identity between key presses, so that what
 * was derived from it stays cached.
 */
function placed(read: UnitRead, start: number, index: number): Unit {
  const known = places.get(read)
  if (known?.unit.start === start && known.index === index) return known.unit
  const unit = placedAnew(read, start, index)
  places.set(read, { unit, index })
  return unit
}

function placedAnew({ carried, ...read }: UnitRead, start: number, index: number): Unit {
  const at = (span: Span): Span => ({ start: span.start + start, end: span.end + start })
  const all = <Item extends Span>(items: readonly Item[]): readonly Item[] =>
    items.length === 0 ? items : items.map((item) => ({ ...item, ...at(item) }))
  return {
    text: read.text,
    heading: read.heading,
    start,
    end: start + read.text.length,
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
    marks: keptByMark((name) => all(read.marks(name))),
  }
}

/** In «Shifted to the left by 6 mm», «중심선이 좌측으로» and «左側へ» the side is a direction and not a place. */
function isDirection(text: string, { start, end }: Span): boolean {
  const behind = text.slice(end, end + DIRECTION_CHARACTERS)
  return DIRECTION_BEHIND.test(behind) || DIRECTION_BEFORE.test(text.slice(0, start))
}

const DIRECTION_BEHIND = new RegExp(`^${phrases('directionBehind')}`, 'u')
const DIRECTION_BEFORE = new RegExp(`${phrases('directionBefore')}\\s*$`, 'iu')
const DIRECTION_CHARACTERS = 6
