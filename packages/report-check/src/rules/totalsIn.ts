import type { Alarm } from '../Alarm.ts'
import type { NumberMention } from '../text/numbers.ts'
import { phrases } from '../words/phrases.ts'
import { alarmAt } from './calculated.ts'
import { cachedFor, type ReadSentence } from './Rule.ts'

const TOTAL = new RegExp(`(?:${phrases('total')}|${phrases('totalScore')})[^\\d%.,;，；。]{0,10}$`, 'iu')
/** The parts of a differential add up to a hundred percent, and each is rounded. */
const WHOLE = 100
const ROUNDED = 1
const PARTS_MIN = 4
/** Each volume is rounded. */
const RELATIVE = 0.04
const LOBES = 2

const sumOf = (parts: readonly NumberMention[]): number => parts.reduce((sum, { value }) => sum + value, 0)

const isCalledTotal = ({ reading: { text } }: ReadSentence, { start }: NumberMention): boolean =>
  TOTAL.test(text.slice(0, start))

/**
 * Recalculates a total from the parts before it in its line: the percentages of a differential, which add up
 * to a hundred, and the volumes of both lobes.
 */
export const totalsIn = cachedFor<Alarm>((read) => [...ofPercents(read), ...ofVolumes(read)])

function ofPercents(read: ReadSentence): readonly Alarm[] {
  const all = read.reading.units.flatMap(({ percents }) => percents)
  return all.flatMap((total, index): Alarm[] => {
    if (index < PARTS_MIN || !isCalledTotal(read, total)) return []
    const line = read.reading.text.lastIndexOf('\n', total.start)
    const parts = all.slice(0, index).filter(({ start }) => start > line)
    const isWhole = Math.abs(sumOf(parts) - WHOLE) <= ROUNDED && parts.length >= PARTS_MIN
    return isWhole && Math.abs(total.value - WHOLE) > ROUNDED
      ? [alarmAt({ read }, total, 'sum', `${Math.round(sumOf(parts))}%`)]
      : []
  })
}

function ofVolumes(read: ReadSentence): readonly Alarm[] {
  const all = read.reading.units.flatMap(({ volumes }) => volumes)
  const [first, second, total, ...others] = all
  if (!first || !second || !total || others.length > 0 || !isCalledTotal(read, total)) return []
  if (isCalledTotal(read, first) || isCalledTotal(read, second)) return []
  const expected = sumOf(all.slice(0, LOBES))
  return Math.abs(total.value - expected) <= Math.max(1, expected * RELATIVE)
    ? []
    : [alarmAt({ read }, total, 'sum', `${Math.round(expected * 10) / 10} ml`)]
}
