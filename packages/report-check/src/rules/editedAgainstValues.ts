import type { Alarm, TextEdit } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import { bareOf, deniedIn } from '../text/denials.ts'
import type { Span } from '../text/numbers.ts'
import type { Reading } from '../text/readText.ts'
import { opposite } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { agree } from './categoryElsewhere.ts'
import { isNear, isTenFold } from './lengthValues.ts'
import { polarityEdit } from './presenceElsewhere.ts'
import {
  cachedFor,
  type Observed,
  observedIn,
  placeIn,
  type ReadSentence,
  type Rule,
  wordsAt,
} from './Rule.ts'
import { sideEdit } from './sideEdit.ts'

/** Reports edited words that contradict the values that they were made from. */
export const editedAgainstValues: Rule = {
  id: 'R126',
  check: ({ byHand }) => editedIn(byHand),
}

const editedIn = cachedFor<Alarm>((read) => {
  const { made } = read
  if (!made || made.text === read.reading.text) return []
  return [
    ...sides(read, made),
    ...polarity(read, made),
    ...sizes(read, made),
    ...numbers(read, made),
    ...categories(read, made),
  ]
})

const sidesIn = ({ units }: Reading): readonly { side: Side; at: Span }[] => {
  const told = units.flatMap(({ sides: all, observations }) => [
    ...all.map(({ id, start, end }) => ({ side: id, at: { start, end } })),
    ...observations.flatMap(({ side, sideAt }) => (side && sideAt ? [{ side, at: sideAt }] : [])),
  ])
  return told.filter(({ at }, index) => told.findIndex((other) => other.at.start === at.start) === index)
}

/**
 * A side was reversed if the side of the values occurs less often, and the other one more often, than in
 * their text.
 */
function sides(read: ReadSentence, made: Reading): readonly Alarm[] {
  const now = sidesIn(read.reading)
  const then = sidesIn(made)
  const count = (all: typeof now, side: Side) => all.filter((one) => one.side === side).length
  return (['R', 'L'] as const).flatMap((side): Alarm[] => {
    const lost = count(then, side) - count(now, side)
    const won = count(now, opposite(side)) - count(then, opposite(side))
    if (lost <= 0 || won <= 0) return []
    const at = turnedAt(now, then, opposite(side))
    if (!at) return []
    const edit = sideEdit(read, at, side)
    return [alarm(read, at, 'side', made, edit)]
  })
}

/** Returns the first side that differs from the one at the same index. */
const turnedAt = (
  now: readonly { side: Side; at: Span }[],
  then: readonly { side: Side }[],
  to: Side,
): Span | undefined =>
  (
    now.find(({ side }, index) => side === to && then[index]?.side !== to) ??
    now.find(({ side }) => side === to)
  )?.at

function polarity(read: ReadSentence, made: Reading): readonly Alarm[] {
  const then = observedIn([{ ...read, reading: made, derived: [] }])
  const seen = new Set<string>()
  return observedIn([read])
    .flatMap((one): Alarm[] => {
      const { concept, isNegated } = one.observation
      const same = then.filter(({ observation }) => observation.concept === concept)
      if (concept === undefined || same.length === 0 || seen.has(concept)) return []
      if (same.some(({ observation }) => observation.isNegated === isNegated)) return []
      seen.add(concept)
      return [alarm(read, one.observation, 'polarity', made, restored(read, made) ?? editOf(one, read))]
    })
    .concat(predicates(read, made, seen.size > 0))
}

/** Returns an edit back to the sentence of the values, if only its polarity was changed. */
function restored(read: ReadSentence, made: Reading): TextEdit | undefined {
  const { text } = read.reading
  const isSame = bareOf(read.reading, deniedIn(read.reading)) === bareOf(made, deniedIn(made))
  return isSame ? { sentence: read.sentence.id, start: 0, end: text.length, text: made.text } : undefined
}

const editOf = (one: Observed, read: ReadSentence): TextEdit | undefined => polarityEdit({ ...one, read })

/** A predicate can be reversed even if no list contains the finding. */
function predicates(read: ReadSentence, made: Reading, isKnown: boolean): readonly Alarm[] {
  if (isKnown) return []
  const turned = turnedPredicate(read, made)
  if (turned) return [alarm(read, turned, 'polarity', made, turned)]
  const [now, then] = [deniedIn(read.reading), deniedIn(made)]
  if (now.length === then.length || bareOf(read.reading, now) !== bareOf(made, then)) return []
  const at = now[0] ?? { start: 0, end: read.reading.text.length }
  return [alarm(read, at, 'polarity', made, restored(read, made))]
}

/**
 * Returns an edit of the only predicate that was reversed, if the rest of the sentence is that of the values.
 */
function turnedPredicate({ sentence, reading }: ReadSentence, made: Reading): TextEdit | undefined {
  const { text, locale } = reading
  let start = 0
  while (start < text.length && text[start] === made.text[start]) start += 1
  // The two words may begin alike, which isn't a difference: «보임», «보이지 않음».
  for (const { present, absent } of lexiconOf(locale).polarity)
    for (const [now, then] of [
      [present, absent],
      [absent, present],
    ] as const)
      for (let at = start; at >= 0 && at >= start - now.length; at -= 1)
        if (text.startsWith(now, at) && text.slice(0, at) + then + text.slice(at + now.length) === made.text)
          return { sentence: sentence.id, start: at, end: at + now.length, text: then }
  return undefined
}

/**
 * Only lengths that differ by a factor of ten, or in the unit, are reported; other changes may come from what
 * a person knows.
 */
function sizes(read: ReadSentence, made: Reading): readonly Alarm[] {
  const then = made.units.flatMap((unit) => unit.sizes)
  return read.reading.units.flatMap((unit) =>
    unit.sizes.flatMap((size): Alarm[] => {
      const axes = then.flatMap(({ axesMm }) => axesMm)
      if (size.axesMm.every((axis) => axes.some((other) => isNear(axis, other)))) return []
      const slip = then.find((other) => size.axesMm.some((a) => other.axesMm.some((b) => isTenFold(a, b))))
      if (!slip) return []
      const text = made.text.slice(slip.start, slip.end)
      return [
        alarm(read, size, 'size', made, {
          sentence: read.sentence.id,
          start: size.start,
          end: size.end,
          text,
        }),
      ]
    }),
  )
}

const BARE_NUMBER = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?![\d]|\s*(?:mm|cm|㎜|㎝|毫米|厘米))/gu

/** If all numbers without a unit of length except one are those of the values, that one was mistyped. */
function numbers(read: ReadSentence, made: Reading): readonly Alarm[] {
  const now = [...read.reading.text.matchAll(BARE_NUMBER)]
  const then = [...made.text.matchAll(BARE_NUMBER)].map(([number]) => number)
  if (now.length !== then.length) return []
  const changed = now.filter(([number], index) => number !== then[index])
  const [first, ...others] = changed
  if (!first || others.length > 0) return []
  const old = then[now.indexOf(first)] ?? ''
  const plain = (number: string) => Number(number.replace(',', '.'))
  if (!isTenFold(plain(first[0]), plain(old))) return []
  const at = { start: first.index, end: first.index + first[0].length }
  return [alarm(read, at, 'size', made, { sentence: read.sentence.id, ...at, text: old })]
}

function categories(read: ReadSentence, made: Reading): readonly Alarm[] {
  const then = made.units.flatMap((unit) => unit.categories)
  return read.reading.units.flatMap((unit) =>
    unit.categories.flatMap((category): Alarm[] => {
      const same = then.filter(({ system }) => system === category.system)
      const [first] = same
      if (!first || same.some((other) => agree(other.category, category.category))) return []
      const text = made.text.slice(first.categoryAt.start, first.categoryAt.end)
      const { start, end } = category.categoryAt
      return [alarm(read, category, 'category', made, { sentence: read.sentence.id, start, end, text })]
    }),
  )
}

function alarm(
  read: ReadSentence,
  at: Span,
  variant: string,
  made: Reading,
  edit: TextEdit | undefined,
): Alarm {
  const place = placeIn(read, at)
  return {
    rule: 'R126',
    level: 'warn',
    variant,
    places: [place, { of: 'run', runId: read.sentence.runId ?? '' }],
    facts: { said: wordsAt(read, at), values: made.text },
    repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: place },
  }
}
