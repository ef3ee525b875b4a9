import * as arithmetic from './arithmetic.ts'
import { type Building, type Built, faulty, isOf, lift1, lift2, type Made, type Run } from './Built.ts'
import { checkOption } from './checkOption.ts'
import { compareExact } from './compareExact.ts'
import type { Exact } from './Exact.ts'
import { DOMAIN, Failed, OVERFLOW } from './Failed.ts'
import { isAmong } from './isAmong.ts'
import { MADE_TEXT_MAX } from './limits.ts'
import type { CoreValue } from './rowOf.ts'
import type { BinaryOperator, Tree } from './tree.ts'
import { ITEM_OF } from './types.ts'

type Operation = Extract<Tree, { kind: 'logic' | 'binary' | 'not' | 'minus' | 'index' }>

export function buildOperator(tree: Operation, building: Building): Built {
  switch (tree.kind) {
    case 'logic':
      return buildLogic(tree, building)
    case 'index':
      return buildIndex(tree, building)
    case 'binary':
      return buildBinary(tree, building)
    default: {
      const of = building.build(tree.of, building)
      const kind = tree.kind === 'not' ? 'bool' : 'decimal'
      if (!isOf(building, of, kind)) return faulty(tree.range)
      const run =
        kind === 'bool' ? lift1(of.run, (a: boolean) => !a) : lift1(of.run, (a: Exact) => a.negated())
      return { type: { kind }, cost: of.cost + 1, run, range: tree.range }
    }
  }
}

/** Three-valued and commutative: a deciding operand takes precedence over an unknown or a failed one. */
function buildLogic(tree: Extract<Tree, { kind: 'logic' }>, building: Building): Built {
  const left = building.build(tree.left, building)
  const right = building.build(tree.right, building)
  const { range } = tree
  const areBool = [isOf(building, left, 'bool'), isOf(building, right, 'bool')].every(Boolean)
  if (!areBool) return faulty(range)
  const decisive = tree.operator === '||'
  const run: Run = (frame) => {
    const first = left.run(frame)
    if (first === decisive) return decisive
    const second = right.run(frame)
    if (second === decisive) return decisive
    if (first instanceof Failed) return first
    if (second instanceof Failed) return second
    return first === undefined || second === undefined ? undefined : !decisive
  }
  return { type: { kind: 'bool' }, cost: left.cost + right.cost + 1, run, range }
}

/** An index outside the list is unknown, like a row that doesn't exist yet. */
function buildIndex(tree: Extract<Tree, { kind: 'index' }>, building: Building): Built {
  const of = building.build(tree.of, building)
  const index = building.build(tree.index, building)
  const isDecimal = isOf(building, index, 'decimal')
  const isList = isOf(building, of, 'texts', 'decimals', 'bools', 'rows')
  const kind = ITEM_OF[of.type.kind]
  if (!isDecimal || !isList || !kind) return faulty(tree.range)
  const run = lift2(of.run, index.run, (items: readonly CoreValue[], at: Exact) =>
    at.isInteger() && !(at.isNegative() && !at.isZero()) ? items[at.toNumber()] : DOMAIN,
  )
  const { row, options, name } = of.type
  const type = { kind, ...(row && { row }), ...(options && { options }), ...(name !== undefined && { name }) }
  return { type, cost: of.cost + index.cost + 1, run, range: tree.range }
}

const ARITHMETIC: Readonly<Partial<Record<BinaryOperator, (a: Exact, b: Exact) => Made>>> = {
  '+': arithmetic.add,
  '-': arithmetic.subtract,
  '*': arithmetic.multiply,
  '/': arithmetic.divide,
  '%': arithmetic.remainder,
}

const join = (a: string, b: string): Made => (a.length + b.length > MADE_TEXT_MAX ? OVERFLOW : a + b)

const COMPARISONS: Readonly<Partial<Record<BinaryOperator, (order: number) => boolean>>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

function buildBinary(tree: Extract<Tree, { kind: 'binary' }>, building: Building): Built {
  const left = building.build(tree.left, building)
  const right = building.build(tree.right, building)
  if (left.type.kind === 'any' || right.type.kind === 'any') return faulty(tree.range)
  const { operator, range } = tree
  const cost = left.cost + right.cost + costOf(operator, left)
  if (operator === 'in') return { ...buildIn(left, right, building), range }
  if (operator === '==' || operator === '!=') {
    if (!areAlike(building, left, right, 'decimal', 'text', 'bool')) return faulty(range)
    checkOption(building, left.type, right)
    checkOption(building, right.type, left)
    const isSame = operator === '=='
    const run =
      left.type.kind === 'decimal'
        ? lift2(left.run, right.run, (a: Exact, b: Exact) => (compareExact(a, b) === 0) === isSame)
        : lift2(left.run, right.run, (a, b) => (a === b) === isSame)
    return { type: { kind: 'bool' }, cost, run, range }
  }
  const holds = COMPARISONS[operator]
  if (holds) {
    if (!areAlike(building, left, right, 'decimal', 'text')) return faulty(range)
    const run =
      left.type.kind === 'decimal'
        ? lift2(left.run, right.run, (a: Exact, b: Exact) => holds(compareExact(a, b)))
        : lift2(left.run, right.run, (a: string, b: string) => holds(a < b ? -1 : a > b ? 1 : 0))
    return { type: { kind: 'bool' }, cost, run, range }
  }
  if (operator === '+' && left.type.kind === 'text') {
    if (!areAlike(building, left, right, 'text')) return faulty(range)
    return { type: { kind: 'text' }, cost, run: lift2(left.run, right.run, join), range }
  }
  const calculate = ARITHMETIC[operator]
  const isText = operator === '+' ? (['decimal', 'text'] as const) : (['decimal'] as const)
  if (!calculate || !areAlike(building, left, right, ...isText)) return faulty(range)
  return { type: { kind: 'decimal' }, cost, run: lift2(left.run, right.run, calculate), range }
}

/** Checks that both sides have the same type, and one that the operator accepts. */
function areAlike(
  building: Building,
  left: Built,
  right: Built,
  ...kinds: readonly Built['type']['kind'][]
): boolean {
  if (isOf(building, left, ...kinds)) return isOf(building, right, left.type.kind)
  if (right.type.kind !== left.type.kind) isOf(building, right, ...kinds)
  return false
}

function buildIn(left: Built, right: Built, building: Building): Built {
  const isList = isOf(building, right, 'texts', 'decimals', 'bools')
  const kind = ITEM_OF[right.type.kind]
  if (!isList || !kind || !isOf(building, left, kind)) return faulty(right.range)
  checkOption(building, right.type, left)
  checkOption(building, left.type, right)
  const run = lift2(left.run, right.run, (item, items: readonly CoreValue[]) => isAmong(item, items))
  const cost = left.cost + right.cost + (right.type.length ?? 1)
  return { type: { kind: 'bool' }, cost, run, range: right.range }
}

/** The costs were measured with the maximum number of digits, which takes three times as long as with few. */
const COSTS: Readonly<Partial<Record<BinaryOperator, number>>> = {
  '+': 12,
  '-': 12,
  '*': 20,
  '/': 60,
  '%': 60,
}
const costOf = (operator: BinaryOperator, left: Built) =>
  left.type.kind === 'decimal' ? (COSTS[operator] ?? 2) : 2
