import * as arithmetic from '../arithmetic.ts'
import {
  type Building,
  type Built,
  fault,
  faulty,
  isOf,
  lift1,
  lift2,
  liftAll,
  type Made,
  type Run,
} from '../Built.ts'
import { compareExact } from '../compareExact.ts'
import { Exact } from '../Exact.ts'
import { Failed } from '../Failed.ts'
import { DAYS_SINCE_PRIOR, nadirKey, priorKey } from '../priorNames.ts'
import { readField, readName } from '../read.ts'
import type { FunctionSpec } from './FunctionSpec.ts'

const ZERO = new Exact(0)
const HUNDRED = new Exact(100)
let ln2: Exact | undefined
/** It is computed at its first use, because few modules use doubling times and every page would wait for it. */
const findLn2 = (): Exact => (ln2 ??= new Exact(2).ln())

type Make = (now: Run, prior: Run) => Run

/** Reads the value of a part under another key: at the level of the module, or in the row that it is read from. */
function readUnder(key: string, { reads }: Built): Run {
  return reads?.of ? readField(reads.of, key, 'decimal') : readName(key, 'decimal')
}

/** Only a named value was stored at an earlier examination; an intermediate result was not. */
function nameOf(arg: Built | undefined, building: Building): string | undefined {
  if (!arg || !isOf(building, arg, 'decimal')) return undefined
  if (!arg.reads) fault(building, 'expression.refused', arg.range, { what: 'priorOf' })
  return arg.reads?.name
}

const of = (name: string, example: string, cost: number, make: Make, isTimed = false): FunctionSpec => ({
  name,
  signature: `${name}(x)`,
  example,
  on: ['decimal'],
  least: 1,
  most: 1,
  build([arg], range, building) {
    const value = nameOf(arg, building)
    if (!arg || value === undefined) return faulty(range)
    building.reads.add(priorKey(value))
    if (isTimed) building.reads.add(DAYS_SINCE_PRIOR)
    const run = make(arg.run, readUnder(priorKey(value), arg))
    return { type: { kind: 'decimal' }, cost: 2 * arg.cost + cost, run, range }
  },
})

/**
 * There is no percentage of zero: a lesion that reappeared isn't a mistake of the author, so the result is
 * unknown.
 */
function percent(now: Exact, before: Exact): Made {
  if (compareExact(before, ZERO) === 0) return undefined
  const change = arithmetic.subtract(now, before)
  if (change instanceof Failed) return change
  const hundredfold = arithmetic.multiply(change, HUNDRED)
  return hundredfold instanceof Failed ? hundredfold : arithmetic.divide(hundredfold, before.abs())
}

/** A lesion that did not grow has no doubling time, and neither has one without a positive number of days. */
function doubling([now, before, days]: readonly Exact[]): Made {
  if (!now || !before || !days) return undefined
  const isGrowing = compareExact(before, ZERO) > 0 && compareExact(now, before) > 0
  if (!isGrowing || compareExact(days, ZERO) <= 0) return undefined
  const ratio = arithmetic.divide(now, before)
  if (ratio instanceof Failed) return ratio
  const rate = arithmetic.logarithm(ratio)
  if (rate instanceof Failed || compareExact(rate, ZERO) === 0)
    return rate instanceof Failed ? rate : undefined
  const span = arithmetic.multiply(days, findLn2())
  return span instanceof Failed ? span : arithmetic.divide(span, rate)
}

const nadir: FunctionSpec = {
  name: 'nadir',
  signature: 'nadir(x)',
  example: 'nadir(sum_mm)',
  on: ['decimal'],
  least: 1,
  most: 1,
  build([arg], range, building) {
    const value = nameOf(arg, building)
    if (!arg || value === undefined) return faulty(range)
    building.reads.add(nadirKey(value))
    const run = lift1(readUnder(nadirKey(value), arg), (least: Exact) => least)
    return { type: { kind: 'decimal' }, cost: arg.cost + 1, run, range }
  },
}

export const PRIOR_FUNCTIONS: readonly FunctionSpec[] = [
  of('change', 'change(size_mm)', 12, (now, prior) => lift2(now, prior, arithmetic.subtract)),
  of('percent_change', 'percent_change(sum_mm)', 110, (now, prior) => lift2(now, prior, percent)),
  of(
    'doubling_time',
    'doubling_time(volume_mm3)',
    2400,
    (now, prior) =>
      liftAll([now, prior, readName(DAYS_SINCE_PRIOR, 'decimal')], (values) => doubling(values as Exact[])),
    true,
  ),
  nadir,
]
