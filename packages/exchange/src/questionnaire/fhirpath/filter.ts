import { isWeight } from './isWeight.ts'
import type { PathNode } from './PathNode.ts'
import type { PathRunner } from './PathRunner.ts'
import {
  type Abstract,
  answerOf,
  certain,
  isListed,
  join,
  literal,
  quoted,
  type Scalar,
  scalar,
  scalars,
} from './Scalar.ts'
import { kept, logic, optionFor } from './scalarMath.ts'
import type { Target } from './Target.ts'
import { Unsupported } from './Unsupported.ts'

export function filter(
  runner: PathRunner,
  of: Abstract,
  criterion: PathNode | undefined,
  depth: number,
): Abstract {
  if (!criterion) throw new Unsupported('where')
  if (of.kind === 'items') return { ...of, of: filteredItems(runner, of.of, criterion, depth) }
  if (of.kind === 'extensions') {
    const isUrl =
      criterion.kind === 'binary' &&
      criterion.operator === '=' &&
      criterion.left.kind === 'member' &&
      criterion.left.name === 'url'
    if (!isUrl) throw new Unsupported('where')
    const url = runner.one(runner.run(criterion.right, { kind: 'resource' }, depth), 'text')
    return { ...of, isWeight: isWeight(url) }
  }
  if (of.kind === 'options') return chosenOption(runner, of, criterion, depth)
  if (of.kind === 'several') return { ...of, holds: holds(runner, of.target, criterion, depth) }
  if (isListed(of) || of.kind === 'list') {
    const items = scalars(of, runner.scope).map((value) => {
      const inside: Abstract = { kind: 'list', items: [value] }
      const test = certain(runner.one(runner.run(criterion, inside, depth), 'bool'))
      return { ...kept(value), formula: join('onlyIf(', test, ', ', value.formula, ')'), isKnown: false }
    })
    return { kind: 'list', items }
  }
  throw new Unsupported('where')
}

/** Filters by `linkId = 'x'`, by several linkIds with `or`, by a list with `in`, or by a prefix. */
function filteredItems(
  runner: PathRunner,
  targets: readonly Target[],
  criterion: PathNode,
  depth: number,
): readonly Target[] {
  const isLinkId = (node: PathNode) =>
    node.kind === 'member' && node.name === 'linkId' && (node.of === undefined || node.of.kind === 'this')
  if (criterion.kind === 'binary') {
    const { operator, left, right } = criterion
    if (operator === 'or') {
      const both = new Set([
        ...filteredItems(runner, targets, left, depth),
        ...filteredItems(runner, targets, right, depth),
      ])
      return targets.filter((target) => both.has(target))
    }
    if (operator === 'and')
      return filteredItems(runner, filteredItems(runner, targets, left, depth), right, depth)
    if (isLinkId(left) && (operator === '=' || operator === '~' || operator === 'in')) {
      const wanted = scalars(runner.run(right, { kind: 'resource' }, depth), runner.scope).map(
        ({ literal: text }) => text,
      )
      return targets.filter(({ linkId }) => wanted.includes(linkId))
    }
  }
  if (
    criterion.kind === 'call' &&
    criterion.name === 'startsWith' &&
    criterion.of &&
    isLinkId(criterion.of) &&
    criterion.args[0]
  ) {
    const start = runner.one(runner.run(criterion.args[0], { kind: 'resource' }, depth), 'text').literal
    return targets.filter(({ linkId }) => typeof start === 'string' && linkId.startsWith(start))
  }
  throw new Unsupported('where')
}

/** Returns the chosen answer option, or the one with a computed code. */
function chosenOption(
  runner: PathRunner,
  of: Extract<Abstract, { kind: 'options' }>,
  criterion: PathNode,
  depth: number,
): Abstract {
  if (criterion.kind !== 'binary' || criterion.operator !== '=') throw new Unsupported('where')
  const isOwn = (node: PathNode): boolean =>
    node.kind === 'member' &&
    /^(?:value\w*|code)$/u.test(node.name) &&
    (node.of === undefined || node.of.kind === 'this' || isOwn(node.of))
  const other = isOwn(criterion.left) ? criterion.right : isOwn(criterion.right) ? criterion.left : undefined
  if (!other) throw new Unsupported('where')
  const value = runner.run(other, { kind: 'resource' }, depth)
  if (value.kind === 'several') return { kind: 'options', of: [value.target] }
  if (isListed(value) && value.of.every((target) => of.of.includes(target)))
    return { kind: 'options', of: value.of }
  return { kind: 'options', of: of.of, code: runner.one(value, 'text') }
}

function holds(runner: PathRunner, target: Target, criterion: PathNode, depth: number): Scalar {
  const inside: Abstract = { kind: 'list', items: [{ ...answerOf(target, 'value') }] }
  const isAmong = criterion.kind === 'binary' && criterion.operator === 'in'
  if (criterion.kind !== 'binary' || (criterion.operator !== '=' && criterion.operator !== '~' && !isAmong))
    throw new Unsupported('where')
  const own = runner.one(runner.run(criterion.left, inside, depth))
  if (own.target !== target) throw new Unsupported('where')
  const wanted = scalars(runner.run(criterion.right, { kind: 'resource' }, depth), runner.scope)
  const tests = wanted.map((one) =>
    scalar(
      'bool',
      join(quoted(optionFor(target, own.aspect ?? 'value', one)), ' in ', [{ key: target.key }]),
    ),
  )
  if (tests.length === 0) return literal(false)
  return tests.reduce((a, b) => logic('||', a, b))
}
