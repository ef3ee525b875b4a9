import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import { phrases } from '../words/phrases.ts'
import { alarmAt } from './calculated.ts'
import { cachedFor, cachedForUnits, type InUnit, type ReadReport } from './Rule.ts'

interface Share extends Span {
  positive: number
  all: number
}

interface Shares extends InUnit {
  shares: readonly Share[]
}

const NODES = new RegExp(`${phrases('nodes')}|(?:^|[^\\p{L}])[yrc]*p?N[0-3]`, 'iu')
const SHARE = /(?<![\p{Script=Latin}\d/.,+-])(\d{1,2})\s*\/\s*(\d{1,3})(?![\d/]|\.\d|\s*(?:%|mm|HPF|cm))/gu
const TOTAL = new RegExp(`${phrases('total')}[^\\d/]{0,12}$`, 'iu')

function sharesOf({ unit }: InUnit): readonly Share[] {
  return [...unit.text.matchAll(SHARE)].flatMap((match) => {
    const [positive, all] = [Number(match[1]), Number(match[2])]
    const start = unit.start + match.index
    return positive > all ? [] : [{ positive, all, start, end: start + match[0].length }]
  })
}

const nodesIn = cachedForUnits<Shares>((one) => {
  const shares = NODES.test(one.unit.text) ? sharesOf(one) : []
  return shares.length > 0 ? [{ ...one, shares }] : []
})

const anyShares = cachedForUnits<Share>(sharesOf)

const summed = (shares: readonly Share[]): Share => ({
  positive: shares.reduce((sum, one) => sum + one.positive, 0),
  all: shares.reduce((sum, one) => sum + one.all, 0),
  start: 0,
  end: 0,
})

/**
 * If the sum is named, one of its two numbers is right in a slip. If it included further nodes, neither would
 * be.
 */
const isSlipOf = (total: Share, sum: Share): boolean =>
  (total.positive === sum.positive) !== (total.all === sum.all) && total.all > 0

/**
 * If the sum isn't named, some stations may have been omitted, unless its number of all nodes is that of the
 * stations.
 */
const isSlipOfAll = (total: Share, sum: Share): boolean =>
  total.all === sum.all
    ? total.positive !== sum.positive
    : total.positive === sum.positive && sum.positive > 0

const STATIONS_MIN = 2

/** Reports a number of nodes that isn't the sum of the stations that the report lists individually. */
export function nodesCounted({ findings, conclusion, told }: ReadReport): readonly Alarm[] {
  const inOne = nodesIn(told).flatMap(({ read, unit, shares }): Alarm[] => {
    const total = shares.at(-1)
    const parts = shares.slice(0, -1)
    if (!total || parts.length < STATIONS_MIN || !read.isByHand) return []
    if (!TOTAL.test(unit.text.slice(0, total.start - unit.start))) return []
    return isSlipOf(total, summed(parts)) ? [alarmOf({ read, unit }, total, parts)] : []
  })
  const behind = totalsBehind(told)
  if (inOne.length > 0 || behind.length > 0) return [...inOne, ...behind]
  const [listed, ...others] = nodesIn(findings)
  const [total, ...totals] = nodesIn(conclusion)
  const share = total?.shares[0]
  // All stations must be in one sentence, and no other fraction in the findings may be one of them.
  if (!listed || others.length > 0 || !total || !share || totals.length > 0 || total.shares.length > 1)
    return []
  if (listed.shares.length < STATIONS_MIN || anyShares(findings).length !== listed.shares.length) return []
  if (TOTAL.test(listed.unit.text.slice(0, (listed.shares.at(-1)?.start ?? 0) - listed.unit.start))) return []
  if (!isSlipOfAll(share, summed(listed.shares)) || (!total.read.isByHand && !listed.read.isByHand)) return []
  return [alarmOf(total, share, listed.shares)]
}

/** In «pericolic 3/15, ileocolic 1/6; total 4/28» only a semicolon separates the sum from the stations. */
const totalsBehind = cachedFor<Alarm>((read) => {
  const { units } = read.reading
  return units.flatMap((unit, index): Alarm[] => {
    const before = units[index - 1]
    if (!before || !/[;；]\s*$/u.test(before.text) || !NODES.test(before.text) || !read.isByHand) return []
    const [total, ...others] = sharesOf({ read, unit })
    const parts = sharesOf({ read, unit: before })
    if (!total || others.length > 0 || parts.length < STATIONS_MIN) return []
    const isCalledSum = TOTAL.test(unit.text.slice(0, total.start - unit.start))
    return isCalledSum && isSlipOf(total, summed(parts)) ? [alarmOf({ read, unit }, total, parts)] : []
  })
})

function alarmOf(one: InUnit, total: Share, parts: readonly Share[]): Alarm {
  const sum = summed(parts)
  return alarmAt(one, total, 'sum', `${sum.positive}/${sum.all}`)
}
