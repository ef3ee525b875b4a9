import type { Alarm } from '../Alarm.ts'
import { phrases } from '../words/phrases.ts'
import { alarmAt } from './calculated.ts'
import { numberOf } from './figuresIn.ts'
import { cachedForUnits, type ReadReport } from './Rule.ts'
import { isLimit } from './sizeElsewhere.ts'

const NUMBER = '(\\d+(?:[.,]\\d+)?)'
const SUM = phrases('sumOfSizes')
const NOW_THEN = new RegExp(
  `${SUM}[^\\d%]{0,12}${NUMBER}\\s*(?:mm|cm)[\\s,，、;；(（]{1,3}${phrases('sumBefore')}[:：\\s]*${NUMBER}\\s*(?:mm|cm)`,
  'giu',
)
const THEN_NOW = new RegExp(
  `${SUM}[^\\d%]{0,12}${NUMBER}\\s*(?:mm|cm)?\\s*(?:→|->|⇒|${phrases('fromBehind')}|${phrases('toBefore')})\\s*${NUMBER}\\s*(?:mm|cm)`,
  'giu',
)

/** Finds the changes of sums of diameters in percent. */
const changesIn = cachedForUnits<number>(({ unit }) => [
  ...[...unit.text.matchAll(NOW_THEN)].map((match) => changeOf(numberOf(match[2]), numberOf(match[1]))),
  ...[...unit.text.matchAll(THEN_NOW)].map((match) => changeOf(numberOf(match[1]), numberOf(match[2]))),
])

const changeOf = (then: number, now: number): number => (Math.abs(now - then) / then) * 100

const NAMED = new RegExp(SUM, 'iu')
const PERCENT_POINTS = 2

/**
 * Reports a percentage that the conclusion gives for a sum of diameters, if it doesn't follow from the two
 * sums in the findings.
 */
export function changeOfSums({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const [change, ...others] = changesIn(findings)
  if (change === undefined || others.length > 0 || !Number.isFinite(change)) return []
  return conclusion.flatMap((read) =>
    read.reading.units.flatMap((unit): Alarm[] => {
      const [percent, ...percents] = unit.percents
      if (!percent || percents.length > 0 || !read.isByHand || !NAMED.test(unit.text)) return []
      // «A decrease of at least 30 %» defines a response and isn't a measured change.
      if (isLimit(unit.text, percent.start - unit.start, percent.end - unit.start)) return []
      if (Math.abs(percent.value - change) <= PERCENT_POINTS) return []
      return [alarmAt({ read }, percent, 'percent', `${Math.round(change)}%`)]
    }),
  )
}
