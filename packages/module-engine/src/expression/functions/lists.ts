import { add, divide } from '../arithmetic.ts'
import { type Building, type Built, faulty, isOf, lift1, lift2, liftAll, type Made } from '../Built.ts'
import { checkOption } from '../checkOption.ts'
import { compareExact } from '../compareExact.ts'
import { Exact } from '../Exact.ts'
import { Failed, TOO_COSTLY } from '../Failed.ts'
import { isAmong } from '../isAmong.ts'
import type { CoreValue } from '../rowOf.ts'
import { ITEM_OF } from '../types.ts'
import { costOf, type FunctionSpec } from './FunctionSpec.ts'

/** The function applies to a list, or to two or more numbers. */
function over(name: string, example: string, make: (values: readonly Exact[]) => Made): FunctionSpec {
  const total = (values: readonly CoreValue[]) => make(values as readonly Exact[])
  return {
    name,
    signature: `${name}(list) · ${name}(a, b, …)`,
    example,
    on: ['decimals'],
    least: 1,
    most: 32,
    build(args, range, building) {
      const [first] = args
      if (args.length === 1 && first) {
        if (!isOf(building, first, 'decimals')) return faulty(range)
        const cost = first.cost + 12 * (first.type.length ?? 1)
        return { type: { kind: 'decimal' }, cost, run: lift1(first.run, total), range }
      }
      if (!args.map((arg) => isOf(building, arg, 'decimal')).every(Boolean)) return faulty(range)
      const run = liftAll(
        args.map((arg) => arg.run),
        total,
      )
      return { type: { kind: 'decimal' }, cost: costOf(args) + 12 * args.length, run, range }
    },
  }
}

const ZERO = new Exact(0)

function sum(values: readonly Exact[]): Exact | Failed {
  let total: Exact | Failed = ZERO
  for (const value of values) {
    total = add(total, value)
    if (total instanceof Failed) return total
  }
  return total
}

/** An empty list has no mean, minimum or maximum: the result is unknown. */
function mean(values: readonly Exact[]): Made {
  const total = sum(values)
  if (values.length === 0) return undefined
  return total instanceof Failed ? total : divide(total, new Exact(values.length))
}

const extreme =
  (sign: number) =>
  (values: readonly Exact[]): Made => {
    let best = values[0]
    for (const value of values) if (best && compareExact(value, best) === sign) best = value
    return best
  }

function characters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

const size: FunctionSpec = {
  name: 'size',
  signature: 'size(list)',
  example: 'size(nodules)',
  on: ['rows', 'texts', 'decimals', 'bools', 'text'],
  least: 1,
  most: 1,
  build(args, range, building) {
    const [of] = args
    if (!of || !isOf(building, of, 'rows', 'texts', 'decimals', 'bools', 'text')) return faulty(range)
    const run = lift1(
      of.run,
      (value: string | readonly CoreValue[]) =>
        new Exact(typeof value === 'string' ? characters(value) : value.length),
    )
    return { type: { kind: 'decimal' }, cost: of.cost + (of.type.kind === 'text' ? 400 : 5), run, range }
  },
}

const count: FunctionSpec = {
  name: 'count',
  signature: 'count(list)',
  example: 'count(nodules.map(n, n.size_mm >= 10))',
  on: ['bools'],
  least: 1,
  most: 1,
  build(args, range, building) {
    const [of] = args
    if (!of || !isOf(building, of, 'bools')) return faulty(range)
    const run = lift1(
      of.run,
      (items: readonly CoreValue[]) => new Exact(items.filter((item) => item === true).length),
    )
    return { type: { kind: 'decimal' }, cost: of.cost + (of.type.length ?? 1), run, range }
  },
}

const contains: FunctionSpec = {
  name: 'contains',
  signature: 'contains(list, item) · contains(text, part)',
  example: 'contains(foci, "rim")',
  on: ['texts', 'decimals', 'text'],
  least: 2,
  most: 2,
  build(args, range, building) {
    const [of, item] = args
    if (!of || !item || !isOf(building, of, 'texts', 'decimals', 'text')) return faulty(range)
    const kind = ITEM_OF[of.type.kind] ?? 'text'
    if (!isOf(building, item, kind)) return faulty(range)
    return of.type.kind === 'text' ? part(of, item, range) : member(of, item, range, building)
  },
}

/** Searching a long part in a long text may take the product of their lengths. */
const SOUGHT_MAX = 64

const part = (of: Built, item: Built, range: Built['range']): Built => ({
  type: { kind: 'bool' },
  cost: of.cost + item.cost + 100,
  run: lift2(of.run, item.run, (text: string, sought: string) =>
    sought.length > SOUGHT_MAX ? TOO_COSTLY : text.includes(sought),
  ),
  range,
})

function member(of: Built, item: Built, range: Built['range'], building: Building): Built {
  checkOption(building, of.type, item)
  const run = lift2(of.run, item.run, (items: readonly CoreValue[], sought) => isAmong(sought, items))
  return { type: { kind: 'bool' }, cost: of.cost + item.cost + (of.type.length ?? 1), run, range }
}

export const LIST_FUNCTIONS: readonly FunctionSpec[] = [
  over('sum', 'sum(nodules.map(n, n.size_mm))', sum),
  over('mean', 'mean(length_mm, width_mm)', mean),
  over('min', 'min(left_mm, right_mm)', extreme(-1)),
  over('max', 'max(nodules.map(n, n.size_mm))', extreme(1)),
  size,
  count,
  contains,
]
