import type { Formula } from '../../form/Form.ts'
import { aggregateOf, countOf, existsOf, extremeOf, sumOf } from './aggregates.ts'
import { filter } from './filter.ts'
import { isWeight } from './isWeight.ts'
import { allTargets, indexOf, memberOf, pointsOf } from './memberOf.ts'
import { operate } from './operate.ts'
import type { PathNode } from './PathNode.ts'
import type { PathRunner } from './PathRunner.ts'
import { parsePath } from './parsePath.ts'
import {
  type Abstract,
  certain,
  isListed,
  join,
  literal,
  one,
  type PathScope,
  type Scalar,
  type ScalarType,
  scalar,
  scalars,
} from './Scalar.ts'
import { kept, METHODS, negated } from './scalarMath.ts'
import { Unsupported } from './Unsupported.ts'

const VARIABLE_DEPTH_MAX = 20

/** Converts the FHIRPath that forms use in practice into CEL, and throws `Unsupported` for the rest. */
export function compilePath(source: string, scope: PathScope): Scalar {
  return one(new Compiler(scope).run(parsePath(source), { kind: 'resource' }, 0), scope)
}

type Call = Extract<PathNode, { kind: 'call' }>

/** The receiver and the context of a call. */
interface Place {
  of: Abstract
  here: Abstract
  depth: number
}

const list = (...items: readonly Scalar[]): Abstract => ({ kind: 'list', items })

class Compiler implements PathRunner {
  readonly scope: PathScope

  constructor(scope: PathScope) {
    this.scope = scope
  }

  run(node: PathNode, here: Abstract, depth: number): Abstract {
    const of = (value: Scalar): Abstract => ({ kind: 'list', items: [value] })
    switch (node.kind) {
      case 'number':
        return of({ type: 'decimal', formula: [node.value], isKnown: true, literal: node.value })
      case 'text':
        return of(literal(node.value))
      case 'date':
        return of(literal(node.value))
      case 'bool':
        return of(literal(node.value))
      case 'empty':
        return { kind: 'empty' }
      case 'this':
        return here
      case 'variable':
        return this.#variable(node.name, depth)
      case 'member':
        return memberOf(this.scope, node.of ? this.run(node.of, here, depth) : here, node.name)
      case 'index':
        return indexOf(this.scope, this.run(node.of, here, depth), node.index)
      case 'sign': {
        const value = this.one(this.run(node.of, here, depth), 'decimal')
        return of(
          node.operator === '+' ? value : scalar('decimal', join('-(', value.formula, ')'), value.isKnown),
        )
      }
      case 'binary':
        return operate(this, node, here, depth)
      case 'call':
        return this.#call(node, here, depth)
    }
  }

  one(value: Abstract, type?: ScalarType): Scalar {
    return one(value, this.scope, type)
  }

  #variable(name: string, depth: number): Abstract {
    if (name === 'resource' || name === 'context' || name === 'rootResource') return { kind: 'resource' }
    if (name === 'questionnaire' || name === 'qitem') return { kind: 'questionnaire' }
    if (name === 'ucum') return { kind: 'list', items: [literal('http://unitsofmeasure.org')] }
    const source = this.scope.variable(name)
    if (source === undefined) throw new Unsupported(`%${name}`)
    if (depth > VARIABLE_DEPTH_MAX) throw new Unsupported('variable depth')
    const made = this.run(parsePath(source), { kind: 'resource' }, depth + 1)
    const [only, ...more] = made.kind === 'list' ? made.items : []
    // Answers and literals are used directly; other long expressions become values of their own.
    if (!only || more.length > 0 || only.target || only.literal !== undefined) return made
    return { kind: 'list', items: [this.scope.valueOf(name, () => only)] }
  }

  #call(node: Call, here: Abstract, depth: number): Abstract {
    const { name, args } = node
    if (name === 'iif') {
      if (node.of !== undefined) throw new Unsupported('iif')
      return this.#choice(args, here, depth)
    }
    const of = node.of ? this.run(node.of, here, depth) : here
    const made = this.#walk(node, of, depth) ?? this.#gather(node, { of, here, depth })
    return made ?? this.#method(node, { of, here, depth })
  }

  /** Evaluates functions that navigate from answers and questions to others. */
  #walk({ name, args }: Call, of: Abstract, depth: number): Abstract | undefined {
    switch (name) {
      case 'where':
        return filter(this, of, args[0], depth)
      case 'repeat':
      case 'descendants':
      case 'children':
        if (of.kind === 'resource' || of.kind === 'questionnaire' || of.kind === 'items')
          return {
            kind: 'items',
            of: allTargets(this.scope),
            isQuestion: of.kind === 'questionnaire' || (of.kind === 'items' && of.isQuestion),
          }
        throw new Unsupported(name)
      case 'first':
      case 'single':
        if (of.kind === 'items' || (isListed(of) && of.of.length === 1)) return of
        if (of.kind === 'several') return indexOf(this.scope, of, { kind: 'number', value: '0' })
        if (of.kind === 'list' && of.items.length <= 1) return of
        throw new Unsupported(name)
      case 'select': {
        const [path] = args
        if (path?.kind === 'member' || path?.kind === 'call') return this.run(path, of, depth)
        throw new Unsupported(name)
      }
      case 'ordinal':
      case 'weight':
        if (isListed(of)) return pointsOf(this.scope, of.of)
        if (of.kind === 'several') return pointsOf(this.scope, [of.target])
        if (of.kind === 'rowLists')
          return pointsOf(
            this.scope,
            of.lists.map(({ target }) => target),
          )
        throw new Unsupported(name)
      case 'value':
        return memberOf(this.scope, of, 'value')
      default:
        return undefined
    }
  }

  /** Evaluates functions that turn a list into one value or another list. */
  #gather({ name, args }: Call, { of, here, depth }: Place): Abstract | undefined {
    const [first] = args
    switch (name) {
      case 'extension': {
        if (!first) throw new Unsupported(name)
        const isWeighing = isWeight(this.one(this.run(first, here, depth), 'text'))
        if (of.kind === 'options') return { kind: 'extensions', of: of.of, isWeight: isWeighing }
        if (isListed(of) && isWeighing) return { kind: 'extensions', of: of.of, isWeight: true }
        throw new Unsupported(name)
      }
      case 'combine':
      case 'union':
        if (!first) throw new Unsupported(name)
        return list(...scalars(of, this.scope), ...scalars(this.run(first, here, depth), this.scope))
      case 'exists':
        return list(existsOf(first ? filter(this, of, first, depth) : of, this.scope))
      case 'hasValue':
        return list(existsOf(of, this.scope))
      case 'empty':
        return list(negated(existsOf(of, this.scope)))
      case 'not':
        return list(negated(this.one(of, 'bool')))
      case 'count':
        return list(countOf(of, this.scope))
      case 'sum':
        return list(sumOf(first ? this.run(first, of, depth) : of, this.scope))
      case 'aggregate':
        return list(aggregateOf(args, () => sumOf(of, this.scope)))
      case 'min':
      case 'max':
        return list(extremeOf(of, name, this.scope))
      case 'all':
      case 'any':
        throw new Unsupported(name)
      default:
        return undefined
    }
  }

  /** Evaluates functions of a single value. */
  #method({ name, args }: Call, { of, here, depth }: Place): Abstract {
    const value = this.one(of)
    const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
    const made = method?.(
      value,
      args.map((each) => this.one(this.run(each, here, depth))),
    )
    if (!made) throw new Unsupported(name)
    return list(made)
  }

  /** FHIRPath treats an unknown condition as false. */
  #choice(args: readonly PathNode[], here: Abstract, depth: number): Abstract {
    const [condition, yes, no] = args
    if (!condition || !yes) throw new Unsupported('iif')
    const test = certain(this.one(this.run(condition, here, depth), 'bool'))
    const first = this.run(yes, here, depth)
    const second: Abstract = no ? this.run(no, here, depth) : { kind: 'empty' }
    const isNone = (value: Abstract) =>
      value.kind === 'empty' || (value.kind === 'list' && value.items.length === 0)
    if (isNone(first) && isNone(second)) return { kind: 'empty' }
    const only = (condition: Formula, value: Scalar): Abstract => ({
      kind: 'list',
      items: [
        { ...kept(value), formula: join('onlyIf(', condition, ', ', value.formula, ')'), isKnown: false },
      ],
    })
    if (isNone(second)) return only(test, this.one(first))
    if (isNone(first)) return only(join('!(', test, ')'), this.one(second))
    const [a, b] = [this.one(first), this.one(second)]
    if (a.type !== b.type) throw new Unsupported(`${a.type} or ${b.type}`)
    return {
      kind: 'list',
      items: [
        scalar(a.type, join('((', test, ') ? ', a.formula, ' : ', b.formula, ')'), a.isKnown && b.isKnown),
      ],
    }
  }
}
