import type { Locale } from '@pandok/domain'
import type { Alarm } from '../Alarm.ts'
import { type CountMention, countsIn } from '../text/countsIn.ts'
import { NUMBER_WORDS } from '../text/intervals.ts'
import { numberedPlacesIn } from '../text/numberedPlacesIn.ts'
import type { Span } from '../text/numbers.ts'
import { blanked, wordsIn, wordsLeft } from '../text/wordsIn.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import {
  cachedForUnits,
  has,
  type InUnit,
  memoizeForUnit,
  placeIn,
  type ReadReport,
  type Rule,
  wordsAt,
} from './Rule.ts'
import { ribsCounted } from './ribsCounted.ts'

interface Counted extends InUnit {
  count: CountMention
}

/** «S2» to «S8» are segments of the liver. */
const LEVELS = /(?<!\p{L})(?:[CTL]\d|S[19])/u

/** Reports a number of findings that contradicts the rows, the sizes that follow it or the other section. */
export const countOfFindings: Rule = {
  id: 'R111',
  check(read) {
    const said = countedIn(read.findings)
    const concluded = countedIn(read.conclusion)
    return [
      ...listed([...said, ...concluded]),
      ...compared(said, concluded),
      ...rows(read, [...said, ...concluded]),
      ...ribsCounted(read),
    ]
  },
}

const countedIn = cachedForUnits<Counted>((one) => countsOf(one).map((count) => ({ ...one, count })))

const countsOf = memoizeForUnit(({ unit, read }): readonly CountMention[] =>
  LEVELS.test(unit.text)
    ? []
    : countsIn(unit.text, read.sentence.locale).map((count) => ({
        ...count,
        start: count.start + unit.start,
        end: count.end + unit.start,
      })),
)

/** Checks a count against the sizes that follow it: «Three nodules: 5 mm, 7 mm.» */
function listed(said: readonly Counted[]): readonly Alarm[] {
  return said.flatMap(({ read, unit, count }): Alarm[] => {
    const sizes = unit.sizes.filter(({ start }) => start >= count.end)
    const others = said.filter((other) => other.unit === unit && other.read === read)
    const isPart = has(unit, 'largest', 'prior', 'comparison', 'increase', 'decrease')
    if (!read.isByHand || isPart || others.length > 1 || sizes.length < 2 || sizes.length === count.count)
      return []
    if (!isListBehind({ read, unit }, count, sizes)) return []
    return [alarm(placeIn(read, count), wordsAt(read, count), String(sizes.length), 'listed')]
  })
}

const placesIn = (text: string, locale: Locale): readonly Span[] =>
  numberedPlacesIn(text, locale).filter(({ system }) => system !== 'spine')

/**
 * In «Three nodules: 5 mm, 7 mm» and «three cysts: 8 mm at 9 and 5 mm at 11 o'clock» the sizes are a list if
 * nothing else is named from there to the end of the sentence. After an hour, a further item without a size
 * may follow.
 */
function isListBehind({ read, unit }: InUnit, { end }: CountMention, sizes: readonly Span[]): boolean {
  const { locale } = read.sentence
  const lexicon = lexiconOf(locale)
  const isClosed = (from: number, to: number, isFirst = false): boolean => {
    const text = read.reading.text.slice(from, to)
    const places = isFirst ? [...lexicon.organs(text), ...lexicon.sides(text)] : []
    const left = blanked(text, [...places, ...placesIn(text, locale)])
    return !/[)）].*\p{L}/su.test(text) && wordsLeft(left, lexicon).length === 0
  }
  const hasPlaces = placesIn(read.reading.text.slice(end, unit.end), locale).length > 0
  return (
    sizes.every(({ start }, index) => isClosed(sizes[index - 1]?.end ?? end, start, index === 0)) &&
    (!hasPlaces || isClosed(sizes.at(-1)?.end ?? end, unit.end))
  )
}

/**
 * Returns whether the words of two people count the same thing: «three new lytic lesions» aren't the «two
 * lytic lesions» of the skull.
 */
function isSameNoun(one: Pick<Counted, 'read' | 'count'>, other: Counted): boolean {
  const nounOf = ({ read, count }: Pick<Counted, 'read' | 'count'>) =>
    wordsIn(wordsAt(read, count), lexiconOf(read.sentence.locale))
      .filter((word) => NUMBER_WORDS[read.sentence.locale][word] === undefined)
      .toSorted()
      .join(' ')
  return nounOf(one) === nounOf(other)
}

function compared(said: readonly Counted[], concluded: readonly Counted[]): readonly Alarm[] {
  return concluded.flatMap(({ read, unit, count }): Alarm[] => {
    const organ = unit.observations[0]?.organ
    const same = said.filter(
      (other) =>
        other.count.concept === count.concept &&
        other.unit.observations[0]?.organ === organ &&
        (!read.isByHand || !other.read.isByHand || isSameNoun({ read, count }, other)),
    )
    const [first, ...others] = same
    if (!first || others.length > 0 || first.count.count === count.count) return []
    if (concluded.filter((other) => other.count.concept === count.concept).length > 1) return []
    if ((!read.isByHand && !first.read.isByHand) || has(unit, 'prior', 'largest') || has(first.unit, 'prior'))
      return []
    return [
      {
        ...alarm(placeIn(read, count), wordsAt(read, count), wordsAt(first.read, first.count), 'compared'),
        places: [placeIn(read, count), placeIn(first.read, first.count)],
      },
    ]
  })
}

/** Checks a count against the rows of the table, or the runs of the cell, that describe the same finding. */
function rows({ report }: ReadReport, said: readonly Counted[]): readonly Alarm[] {
  return said.flatMap(({ read, count }): Alarm[] => {
    if (!read.isByHand || count.concept === undefined) return []
    const concepts = lexiconOf(read.sentence.locale).concepts
    const same = report.findings.filter(({ title }) => concepts(title).some(({ id }) => id === count.concept))
    const total = same.reduce((sum, { rows: groups }) => sum + Math.max(1, ...Object.values(groups)), 0)
    const [first] = same
    if (!first || total === count.count || total < 2) return []
    return [
      {
        ...alarm(placeIn(read, count), wordsAt(read, count), String(total), 'rows'),
        places: [placeIn(read, count), { of: 'run', runId: first.runId }],
      },
    ]
  })
}

const alarm = (place: Alarm['places'][number], said: string, expected: string, variant: string): Alarm => ({
  rule: 'R111',
  level: 'warn',
  variant,
  places: [place],
  facts: { said, expected },
  repair: { kind: 'go', to: place },
})
