import { Exact, exact } from '../../expression/Exact.ts'
import { nadirKey, PRIOR, priorKey } from '../../expression/priorNames.ts'
import { readTree } from '../../expression/readTree.ts'
import type { Tree } from '../../expression/tree.ts'
import type { Domain, NumberDomain } from './Domain.ts'

interface End {
  at: Exact
  included: boolean
}

/** A range of numbers; undefined if a limit is not known. */
interface Interval {
  lower?: End | undefined
  upper?: End | undefined
}

const ANY: Interval = {}
const ZERO = new Exact(0)
/** A quotient with more digits was cut off, so it can't be used as a limit. */
const DIGITS_MAX = 30

/**
 * Returns the range of a formula from the limits of its inputs, for instance that a volume is never negative.
 * It may be too wide if a name occurs twice, but is never too narrow.
 */
export function expressionRange(
  source: string,
  domainOf: (name: string) => Domain | undefined,
): NumberDomain | undefined {
  const { tree } = readTree(source)
  if (!tree) return undefined
  const { lower, upper } = intervalOf(tree, domainOf)
  if (!lower && !upper) return undefined
  return { kind: 'range', lower: lower && limit(lower), upper: upper && limit(upper) }
}

const limit = ({ at, included }: End) => ({ at: at.toFixed(), included })

function intervalOf(tree: Tree, domainOf: (name: string) => Domain | undefined): Interval {
  const inner = (part: Tree) => intervalOf(part, domainOf)
  switch (tree.kind) {
    case 'decimal':
      return point(tree.value)
    case 'name':
      return ofDomain(domainOf(tree.name))
    case 'minus':
      return negative(inner(tree.of))
    case 'choice':
      return either(inner(tree.yes), inner(tree.no))
    case 'binary':
      return ofOperator(tree.operator, inner(tree.left), inner(tree.right))
    case 'field':
      return tree.of.kind === 'name' && tree.of.name === PRIOR ? ofDomain(domainOf(priorKey(tree.name))) : ANY
    case 'call':
      return PRIOR_CALLS.has(tree.name)
        ? ofPriorCall(tree, domainOf)
        : ofCall(tree.name, tree.args.map(inner))
    default:
      return ANY
  }
}

function ofDomain(domain: Domain | undefined): Interval {
  if (domain?.kind === 'numbers') {
    const [first, ...rest] = domain.values.flatMap((text) => exact(text) ?? []).map(point)
    return first ? rest.reduce(either, first) : ANY
  }
  if (domain?.kind !== 'range') return ANY
  const end = (given: NumberDomain['lower']) => {
    const at = given && exact(given.at)
    return given && at && { at, included: given.included }
  }
  return { lower: end(domain.lower), upper: end(domain.upper) }
}

function point(at: Exact): Interval {
  return { lower: { at, included: true }, upper: { at, included: true } }
}

function ofOperator(operator: string, a: Interval, b: Interval): Interval {
  if (operator === '+') return { lower: sum(a.lower, b.lower), upper: sum(a.upper, b.upper) }
  if (operator === '-') return ofOperator('+', a, negative(b))
  // Products and quotients of possibly negative values are not followed.
  if (!isPositive(a) || !isPositive(b)) return ANY
  if (operator === '*') return { lower: product(a.lower, b.lower), upper: product(a.upper, b.upper) }
  if (operator !== '/') return ANY
  return {
    lower: quotient(a.lower, b.upper) ?? { at: ZERO, included: true },
    upper: quotient(a.upper, b.lower),
  }
}

function ofCall(name: string, args: readonly Interval[]): Interval {
  const [first = ANY, second] = args
  switch (name) {
    case 'orElse':
      return second ? either(first, second) : first
    case 'abs':
    case 'sqrt':
    case 'exp':
      return { lower: { at: ZERO, included: true } }
    case 'round':
    case 'floor':
    case 'ceil':
      // Rounding to tens may go below the next whole number.
      if (second && !isPositive(second)) return ANY
      return {
        lower: first.lower && { at: first.lower.at.floor(), included: true },
        upper: first.upper && { at: first.upper.at.ceil(), included: true },
      }
    case 'convert':
    case 'pow':
      return isPositive(first) ? { lower: { at: ZERO, included: true } } : ANY
    default:
      return ANY
  }
}

const PRIOR_CALLS: ReadonlySet<string> = new Set(['change', 'percent_change', 'doubling_time', 'nadir'])
const LOST_ALL: Interval = { lower: { at: new Exact(-100), included: true } }

/** Earlier and current values have the same limits. A value that did not grow has no doubling time. */
function ofPriorCall(
  { name, args: [arg] }: Extract<Tree, { kind: 'call' }>,
  domainOf: (name: string) => Domain | undefined,
): Interval {
  if (name === 'doubling_time') return { lower: { at: ZERO, included: false } }
  const read = arg?.kind === 'name' || arg?.kind === 'field' ? arg.name : undefined
  if (!arg || read === undefined) return ANY
  const now = intervalOf(arg, domainOf)
  const before = ofDomain(domainOf(name === 'nadir' ? nadirKey(read) : priorKey(read)))
  if (name === 'nadir') return before
  if (name === 'change') return ofOperator('-', now, before)
  return isPositive(now) && isPositive(before) ? LOST_ALL : ANY
}

const isPositive = ({ lower }: Interval): boolean => lower?.at.gte(0) === true

function negative({ lower, upper }: Interval): Interval {
  const flip = (end: End | undefined) => end && { at: end.at.neg(), included: end.included }
  return { lower: flip(upper), upper: flip(lower) }
}

function either(a: Interval, b: Interval): Interval {
  const lower = a.lower && b.lower && (a.lower.at.lt(b.lower.at) ? a.lower : b.lower)
  const upper = a.upper && b.upper && (a.upper.at.gt(b.upper.at) ? a.upper : b.upper)
  return { lower: lower && { ...lower, included: true }, upper: upper && { ...upper, included: true } }
}

function sum(a: End | undefined, b: End | undefined): End | undefined {
  return a && b && whole({ at: a.at.plus(b.at), included: a.included && b.included })
}

function product(a: End | undefined, b: End | undefined): End | undefined {
  if (!a || !b) return undefined
  const isNothing = (a.at.isZero() && a.included) || (b.at.isZero() && b.included)
  return whole({ at: a.at.times(b.at), included: isNothing || (a.included && b.included) })
}

function quotient(a: End | undefined, b: End | undefined): End | undefined {
  if (!a || !b || b.at.isZero()) return undefined
  return whole({ at: a.at.div(b.at), included: (a.at.isZero() && a.included) || (a.included && b.included) })
}

function whole(end: End): End | undefined {
  return end.at.isFinite() && end.at.precision(true) <= DIGITS_MAX ? end : undefined
}
