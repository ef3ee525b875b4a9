import type { Formula } from '../../form/Form.ts'
import type { PathNode } from './PathNode.ts'
import type { PathRunner } from './PathRunner.ts'
import { type Abstract, certain, join, literal, quoted, type Scalar, scalar, scalars } from './Scalar.ts'
import { arithmetic, asText, lifted, logic, meant, negated, optionFor } from './scalarMath.ts'
import { Unsupported } from './Unsupported.ts'

export function operate(
  runner: PathRunner,
  node: Extract<PathNode, { kind: 'binary' }>,
  here: Abstract,
  depth: number,
): Abstract {
  const { operator } = node
  const left = runner.run(node.left, here, depth)
  const right = operator === 'is' || operator === 'as' ? left : runner.run(node.right, here, depth)
  const list = (...items: readonly Scalar[]): Abstract => ({ kind: 'list', items })
  switch (operator) {
    case 'is':
    case 'as':
      return left
    case '|':
      return list(...scalars(left, runner.scope), ...scalars(right, runner.scope))
    case 'and':
    case 'or':
      return list(
        logic(operator === 'and' ? '&&' : '||', runner.one(left, 'bool'), runner.one(right, 'bool')),
      )
    case 'xor':
      return list(lifted('bool', runner.one(left, 'bool'), '!=', runner.one(right, 'bool')))
    case 'implies':
      return list(logic('||', negated(runner.one(left, 'bool')), runner.one(right, 'bool')))
    case 'in':
      return list(membership(runner, left, right))
    case 'contains':
      return list(membership(runner, right, left))
    case '=':
    case '~':
    case '!=':
    case '!~': {
      if (left.kind === 'empty' || right.kind === 'empty') return { kind: 'empty' }
      const isSame = operator === '=' || operator === '~'
      return list(equality(runner, left, right, isSame))
    }
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const [a, b] = [runner.one(left), runner.one(right)]
      if (a.type !== b.type || a.type === 'bool') throw new Unsupported(operator)
      return list(lifted('bool', a, operator, b))
    }
    case '&': {
      const [a, b] = [left, right].map((side) =>
        side.kind === 'empty' ? literal('') : asText(runner.one(side)),
      )
      if (!a || !b) throw new Unsupported('&')
      return list(scalar('text', join('(', certain(a), ' + ', certain(b), ')'), true))
    }
  }
  return list(arithmetic(operator, runner.one(left), runner.one(right)))
}

function equality(runner: PathRunner, left: Abstract, right: Abstract, isSame: boolean): Scalar {
  for (const [several, other] of [
    [left, right],
    [right, left],
  ] as const)
    if (several.kind === 'several') {
      const wanted = runner.one(other, 'text')
      const option = optionFor(several.target, 'code', wanted)
      const key: Formula = [{ key: several.target.key }]
      // A collection equals a single value only if it contains nothing else.
      const same = join('(size(', key, ') == 1 && ', quoted(option), ' in ', key, ')')
      return scalar('bool', isSame ? same : join('!', same))
    }
  const [a, b] = [runner.one(left), runner.one(right)]
  if (a.type !== b.type) throw new Unsupported('=')
  return lifted('bool', meant(a, b), isSame ? '==' : '!=', meant(b, a))
}

function membership(runner: PathRunner, item: Abstract, among: Abstract): Scalar {
  const value = runner.one(item)
  if (among.kind === 'several') {
    const option = optionFor(among.target, 'code', value)
    return scalar('bool', join(quoted(option), ' in ', [{ key: among.target.key }]))
  }
  const values = scalars(among, runner.scope)
  if (values.length === 0) return literal(false)
  return values
    .map((other) => lifted('bool', meant(value, other), '==', meant(other, value)))
    .reduce((a, b) => logic('||', a, b))
}
