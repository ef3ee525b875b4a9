import type { Alarm } from '../Alarm.ts'
import type { ImageContext } from '../CheckedReport.ts'
import { daysBetween } from '../text/dates.ts'
import type { Span } from '../text/numbers.ts'
import { phrases } from '../words/phrases.ts'
import { calciumScores, calculatedFigures } from './calculated.ts'
import { changeIn } from './changeIn.ts'
import { changeOfSums } from './changeOfSums.ts'
import { densityOfPsa } from './densityOfPsa.ts'
import { amountElsewhere, directionElsewhere } from './directionElsewhere.ts'
import { isSaidOfSizes } from './isSaidOfSizes.ts'
import { nodesCounted } from './nodesCounted.ts'
import { cachedForUnits, has, type InUnit, placeIn, type Rule, wordsAt } from './Rule.ts'
import { totalsIn } from './totalsIn.ts'

const PERCENT_POINTS = 2
const PERCENT_RELATIVE = 0.06
const DOUBLING_RELATIVE = 0.15
const SUM = /(?<![\d.+]\s*)(\d+(?:\s*\+\s*\d+)+)\s*=\s*(\d+)(?!\d|[.,]\d)/gu
/** «1/2, 5 %» has two figures: one of two cores, and the share of tumor in it. */
const SHARE = /(?<![\p{L}\d/.,-])(\d{1,3})\s*\/\s*(\d{1,3})\s*[(=:]*\s*(\d+(?:[.,]\d+)?)\s*%/gu
const DAYS = new RegExp(`(\\d+)\\s*${phrases('days')}`, 'iu')

/** Checks calculations that were made by hand. */
export const arithmetic: Rule = {
  id: 'R110',
  check: (read) => [
    ...calculatedIn(read.byHand),
    ...sharesIn(read.byHand).flatMap(({ part, whole, alarm: one }) =>
      isDayOfStudy(read.report.context, part, whole) ? [] : [one],
    ),
    ...calculatedFigures(read.byHand),
    ...calciumScores(read.byHand),
    ...nodesCounted(read),
    ...densityOfPsa(read),
    ...changeOfSums(read),
    ...directionElsewhere(read),
    ...amountElsewhere(read),
    ...totalsIn(read.byHand),
  ],
}

/** «6/27 64 %» is the figure of June 27 if the patient had a study on that day. */
function isDayOfStudy({ study, priors = [] }: ImageContext, month: number, day: number): boolean {
  const days = [study?.date ?? '', ...priors.map(({ date }) => date)]
  return days.some((one) => {
    const [, ...rest] = one.split('-').map(Number)
    return (rest[0] === month && rest[1] === day) || (rest[0] === day && rest[1] === month)
  })
}

const calculatedIn = cachedForUnits<Alarm>((one) => [
  ...percents(one),
  ...sums(one),
  ...directions(one),
  ...doublings(one),
])

function percents({ read, unit }: InUnit): readonly Alarm[] {
  const change = changeIn(unit)
  const [percent, ...others] = unit.percents
  const [now, then] = [change?.current.axesMm[0], change?.prior.axesMm[0]]
  if (!percent || others.length > 0 || now === undefined || then === undefined || then === 0) return []
  if (!has(unit, 'increase', 'decrease') && !/[+−-]\s*\d/u.test(wordsAt(read, percent))) return []
  const expected = (Math.abs(now - then) / then) * 100
  if (isClose(percent.value, expected) || !change || !isSaidOfSizes({ read, unit }, percent, change))
    return []
  return [alarm({ read, unit }, percent, 'percent', `${Math.round(expected)}%`)]
}

const isClose = (said: number, expected: number): boolean =>
  Math.abs(said - expected) <= Math.max(PERCENT_POINTS, expected * PERCENT_RELATIVE)

function sums({ read, unit }: InUnit): readonly Alarm[] {
  return [...unit.text.matchAll(SUM)].flatMap((match) => {
    const [, addends = '', said = ''] = match
    const expected = addends.split('+').reduce((sum, addend) => sum + Number(addend), 0)
    if (expected === Number(said)) return []
    const end = unit.start + match.index + match[0].length
    return [alarm({ read, unit }, { start: end - said.length, end }, 'sum', String(expected), true)]
  })
}

interface Share {
  part: number
  whole: number
  alarm: Alarm
}

const sharesIn = cachedForUnits<Share>(({ read, unit }) =>
  [...unit.text.matchAll(SHARE)].flatMap((match) => {
    const [part, whole] = [Number(match[1]), Number(match[2])]
    const said = Number((match[3] ?? '').replace(',', '.'))
    const expected = (part / whole) * 100
    if (whole === 0 || part > whole || isClose(said, expected)) return []
    const start = unit.start + match.index
    const at = { start, end: start + match[0].length }
    return [{ part, whole, alarm: alarm({ read, unit }, at, 'share', `${Math.round(expected)}%`) }]
  }),
)

/** Reports «larger» for something that has shrunk, and «smaller» for something that has grown. */
function directions({ read, unit }: InUnit): readonly Alarm[] {
  const change = changeIn(unit)
  const [now, then] = [change?.current.axesMm[0], change?.prior.axesMm[0]]
  if (!change || now === undefined || then === undefined) return []
  const [isMore, isLess] = [has(unit, 'increase'), has(unit, 'decrease')]
  if (isMore === isLess) return []
  if (isMore ? now >= then : now <= then) return []
  const at = unit.marks(isMore ? 'increase' : 'decrease')[0]
  return at && isSaidOfSizes({ read, unit }, at, change)
    ? [
        alarm(
          { read, unit },
          at,
          'direction',
          `${wordsAt(read, change.prior)} → ${wordsAt(read, change.current)}`,
        ),
      ]
    : []
}

/** The volume grows with the third power of the diameter. */
function doublings({ read, unit }: InUnit): readonly Alarm[] {
  const at = unit.marks('doubling')[0]
  const change = changeIn(unit)
  const [first, second] = unit.dates
  const [now, then] = [change?.current.axesMm[0], change?.prior.axesMm[0]]
  if (!at || !first || !second || now === undefined || then === undefined || now <= then) return []
  const said = DAYS.exec(unit.text.slice(at.end - unit.start))
  const days = Math.abs(daysBetween(first.day, second.day))
  const expected = (days * Math.LN2) / (3 * Math.log(now / then))
  if (!said || Math.abs(Number(said[1]) - expected) <= expected * DOUBLING_RELATIVE) return []
  const start = at.end + said.index
  return [
    alarm({ read, unit }, { start, end: start + said[0].length }, 'doubling', String(Math.round(expected))),
  ]
}

function alarm({ read }: InUnit, at: Span, variant: string, expected: string, canEdit = false): Alarm {
  const place = placeIn(read, at)
  return {
    rule: 'R110',
    level: 'warn',
    variant,
    places: [place],
    facts: { said: wordsAt(read, at), expected },
    repair: canEdit
      ? {
          kind: 'edit',
          edits: [{ sentence: read.sentence.id, start: at.start, end: at.end, text: expected }],
        }
      : { kind: 'go', to: place },
  }
}
