import type { Alarm } from '../Alarm.ts'
import { changeIn } from './changeIn.ts'
import { isSaidOfSizes } from './isSaidOfSizes.ts'
import { isTenFold } from './lengthValues.ts'
import { cachedForUnits, has, placeIn, type Rule, wordsAt } from './Rule.ts'

const SAME_LIMIT = 1.5

/**
 * Reports a current size that is ten times the earlier one, or a finding that is called unchanged although
 * its size has changed.
 */
export const tenFoldOfPrior: Rule = {
  id: 'R107',
  check: ({ byHand }) => changedIn(byHand),
}

const changedIn = cachedForUnits<Alarm>(({ read, unit }) => {
  const change = changeIn(unit)
  const [now, then] = [change?.current.axesMm[0], change?.prior.axesMm[0]]
  if (!change || !now || !then) return []
  const ratio = Math.max(now, then) / Math.min(now, then)
  const isSame =
    unit.marks('unchanged').some((at) => isSaidOfSizes({ read, unit }, at, change)) &&
    !has(unit, 'increase', 'decrease')
  if (!isTenFold(now, then) && !(isSame && ratio > SAME_LIMIT)) return []
  return [
    {
      rule: 'R107',
      level: 'warn',
      variant: isTenFold(now, then) ? 'tenFold' : 'unchanged',
      places: [placeIn(read, change.current), placeIn(read, change.prior)],
      facts: { now: wordsAt(read, change.current), before: wordsAt(read, change.prior) },
      repair: { kind: 'go', to: placeIn(read, change.current) },
    },
  ]
})
