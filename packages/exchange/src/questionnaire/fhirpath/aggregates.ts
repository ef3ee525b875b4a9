import type { Formula } from '../../form/Form.ts'
import type { PathNode } from './PathNode.ts'
import {
  type Abstract,
  certain,
  isListed,
  join,
  known,
  literal,
  type PathScope,
  type Scalar,
  scalar,
  scalars,
} from './Scalar.ts'
import { Unsupported } from './Unsupported.ts'

/** The variable for a row in formulas over rows. */
const ITEM = 'r'

export function existsOf(of: Abstract, scope: PathScope): Scalar {
  const any = (parts: readonly Formula[]): Scalar =>
    scalar(
      'bool',
      parts.length === 0
        ? ['false']
        : join('(', ...parts.flatMap((part, at) => (at === 0 ? [part] : [' || ', part])), ')'),
      true,
    )
  if (of.kind === 'empty') return literal(false)
  if (of.kind === 'several')
    return of.holds ? any([certain(of.holds)]) : any([join('known(', [{ key: of.target.key }], ')')])
  if (of.kind === 'rowLists')
    return any(
      of.lists.map(({ target, section, points }) => [
        { key: section },
        `.exists(${ITEM}, known(${ITEM}.`,
        { key: points ?? target.key },
        '))',
      ]),
    )
  if (of.kind === 'items') return any(of.of.map(({ key }) => join('known(', [{ key }], ')')))
  if (isListed(of)) return any(of.of.map(({ key }) => join('known(', [{ key }], ')')))
  return any(scalars(of, scope).map(known))
}

export function countOf(of: Abstract, scope: PathScope): Scalar {
  const counted = (parts: readonly Formula[]): Scalar =>
    scalar(
      'decimal',
      parts.length === 0
        ? ['0']
        : join('(', ...parts.flatMap((part, at) => (at === 0 ? [part] : [' + ', part])), ')'),
      true,
    )
  if (of.kind === 'several') {
    if (of.holds) return counted([join('(', certain(of.holds), ' ? 1 : 0)')])
    const key = [{ key: of.target.key }]
    return counted([join('(known(', key, ') ? size(', key, ') : 0)')])
  }
  if (of.kind === 'rowLists')
    return counted(
      of.lists.map(({ target, section, points }) => [
        'size(',
        { key: section },
        `.filter(${ITEM}, known(${ITEM}.`,
        { key: points ?? target.key },
        ')))',
      ]),
    )
  if (isListed(of) || of.kind === 'items')
    return counted(of.of.map(({ key }) => join('(known(', [{ key }], ') ? 1 : 0)')))
  if (of.kind === 'empty') return counted([])
  return counted(
    scalars(of, scope).map((value) => (value.isKnown ? ['1'] : join('(', known(value), ' ? 1 : 0)'))),
  )
}

/** Missing answers add nothing; without any answer there is no sum. */
export function sumOf(of: Abstract, scope: PathScope): Scalar {
  if (of.kind === 'rowLists') {
    const parts = of.lists.map(({ target, section, points }): Formula => {
      if (points === undefined && target.type !== 'decimal') throw new Unsupported('sum')
      return [
        'sum(',
        { key: section },
        `.map(${ITEM}, orElse(${ITEM}.`,
        { key: points ?? target.key },
        ', 0)))',
      ]
    })
    const total = join('(', ...parts.flatMap((part, at) => (at === 0 ? [part] : [' + ', part])), ')')
    return scalar('decimal', join('onlyIf(', existsOf(of, scope).formula, ', ', total, ')'))
  }
  const values = scalars(of, scope)
  if (values.length === 0) throw new Unsupported('empty')
  if (values.some(({ type }) => type !== 'decimal')) throw new Unsupported('sum')
  const total = join(
    '(',
    ...values.map(certain).flatMap((part, at) => (at === 0 ? [part] : [' + ', part])),
    ')',
  )
  if (values.some(({ isKnown }) => isKnown)) return scalar('decimal', total, true)
  const any = existsOf({ kind: 'list', items: values }, scope).formula
  return scalar('decimal', join('onlyIf(', any, ', ', total, ')'))
}

/** Supports only `aggregate($this + $total, 0)`, with which HL7 writes the sum of scores. */
export function aggregateOf(args: readonly PathNode[], sum: () => Scalar): Scalar {
  const [step, start] = args
  const isTotal = (node: PathNode) => node.kind === 'variable' && node.name === '$total'
  const isSum =
    step?.kind === 'binary' &&
    step.operator === '+' &&
    ((step.left.kind === 'this' && isTotal(step.right)) || (isTotal(step.left) && step.right.kind === 'this'))
  if (!isSum || start?.kind !== 'number' || start.unit !== undefined) throw new Unsupported('aggregate')
  return scalar('decimal', join('(', certain(sum()), ` + ${start.value})`), true)
}

export function extremeOf(of: Abstract, name: 'min' | 'max', scope: PathScope): Scalar {
  if (of.kind === 'rowLists') {
    const [only, ...more] = of.lists
    if (!only || more.length > 0) throw new Unsupported(name)
    const key = only.points ?? only.target.key
    return scalar('decimal', [
      `${name}(`,
      { key: only.section },
      `.filter(${ITEM}, known(${ITEM}.`,
      { key },
      `)).map(${ITEM}, ${ITEM}.`,
      { key },
      '))',
    ])
  }
  const values = scalars(of, scope)
  const [only] = values
  if (!only || values.length > 1) throw new Unsupported(name)
  return only
}
