import type { Formula } from '../../form/Form.ts'
import type { PathNode } from './PathNode.ts'
import { parsePath } from './parsePath.ts'
import type { Target } from './Target.ts'
import { Unsupported } from './Unsupported.ts'

export interface PathScope {
  targets: ReadonlyMap<string, Target>
  /** The key of the value that holds a question's points; it is made when it is first asked for. */
  pointsOf: (target: Target) => string | undefined
  /** An expression behind `%name`, seen from where the expression stands. */
  variable: (name: string) => string | undefined
  /** The value that holds what a long variable is worth, so that formulas don't repeat it. */
  valueOf: (name: string, compile: () => Scalar) => Scalar
  /** The repeating section that the expression stands in. */
  rows: string | undefined
}

type ScalarType = 'decimal' | 'text' | 'bool'

/** One value, or none. */
export interface Scalar {
  type: ScalarType
  formula: Formula
  /** Whether it is there whatever has been answered. */
  isKnown: boolean
  literal?: string | boolean
  /** The question whose answer it is. */
  target?: Target
  aspect?: Aspect
}

type Aspect = 'value' | 'code' | 'display'

/** The values that a question of a repeating section has in its rows. */
interface RowList {
  target: Target
  section: string
  points?: string
}

type Abstract =
  | { kind: 'resource' }
  | { kind: 'questionnaire' }
  | { kind: 'items'; of: readonly Target[]; isQuestion: boolean }
  | { kind: 'answers'; of: readonly Target[] }
  | { kind: 'values'; of: readonly Target[]; aspect: Aspect }
  | { kind: 'options'; of: readonly Target[]; code?: Scalar }
  | { kind: 'extensions'; of: readonly Target[]; isWeight: boolean }
  | { kind: 'list'; items: readonly Scalar[] }
  | { kind: 'rowLists'; lists: readonly RowList[] }
  | { kind: 'several'; target: Target; holds?: Scalar }
  | { kind: 'empty' }

const VARIABLE_DEPTH_MAX = 20
const WEIGHT = /(?:ordinalValue|itemWeight)$/u
const ITEM = 'r'

/** The CEL of a FHIRPath, for what forms really ask; throws `Unsupported` for the rest. */
export function compilePath(source: string, scope: PathScope): Scalar {
  return one(new Compiler(scope).run(parsePath(source), { kind: 'resource' }, 0), scope)
}

const join = (...pieces: readonly (string | Formula)[]): Formula =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [piece] : [...piece]))
const quoted = (text: string): string => JSON.stringify(text).replace(/[\u007F-\u009F\u2028\u2029]/gu, '')
const scalar = (type: ScalarType, formula: Formula, isKnown = false): Scalar => ({ type, formula, isKnown })
const known = (value: Scalar): Formula => (value.isKnown ? ['true'] : join('known(', value.formula, ')'))
const certain = (value: Scalar): Formula =>
  value.isKnown
    ? value.formula
    : join(
        'orElse(',
        value.formula,
        ', ',
        value.type === 'bool' ? 'false' : value.type === 'text' ? '""' : '0',
        ')',
      )

/** What a question's answer is in an expression. */
function answerOf(target: Target, aspect: Aspect): Scalar {
  const type = target.type === 'decimal' || target.type === 'bool' ? target.type : 'text'
  return { type, formula: [{ key: target.key }], isKnown: false, target, aspect }
}

function literal(value: string | boolean): Scalar {
  return typeof value === 'boolean'
    ? { type: 'bool', formula: [String(value)], isKnown: true, literal: value }
    : { type: 'text', formula: [quoted(value)], isKnown: true, literal: value }
}

function scalars(value: Abstract, scope: PathScope): readonly Scalar[] {
  switch (value.kind) {
    case 'list':
      return value.items
    case 'empty':
      return []
    case 'answers':
    case 'values': {
      const aspect = value.kind === 'values' ? value.aspect : 'value'
      return value.of.map((target) => {
        if (target.type === 'multi' || target.type === 'size') throw new Unsupported('several answers')
        if (target.rows !== undefined && target.rows !== scope.rows) throw new Unsupported('rows')
        return answerOf(target, aspect)
      })
    }
    case 'options':
      if (value.code) return [value.code]
      throw new Unsupported('answerOption')
    default:
      throw new Unsupported(value.kind)
  }
}

function one(value: Abstract, scope: PathScope): Scalar {
  const [first, ...more] = scalars(value, scope)
  if (!first) throw new Unsupported('empty')
  if (more.length > 0) throw new Unsupported('several values')
  return first
}

const isListed = (value: Abstract): value is Extract<Abstract, { kind: 'answers' | 'values' }> =>
  value.kind === 'answers' || value.kind === 'values'

class Compiler {
  readonly #scope: PathScope

  constructor(scope: PathScope) {
    this.#scope = scope
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
        return this.#member(node.of ? this.run(node.of, here, depth) : here, node.name)
      case 'index':
        return this.#index(this.run(node.of, here, depth), node.index)
      case 'sign': {
        const value = this.#one(this.run(node.of, here, depth), 'decimal')
        return of(
          node.operator === '+' ? value : scalar('decimal', join('-(', value.formula, ')'), value.isKnown),
        )
      }
      case 'binary':
        return this.#binary(node, here, depth)
      case 'call':
        return this.#call(node, here, depth)
    }
  }

  #one(value: Abstract, type?: ScalarType): Scalar {
    const found = one(value, this.#scope)
    if (type !== undefined && found.type !== type) throw new Unsupported(`${found.type} for ${type}`)
    return found
  }

  #variable(name: string, depth: number): Abstract {
    if (name === 'resource' || name === 'context' || name === 'rootResource') return { kind: 'resource' }
    if (name === 'questionnaire' || name === 'qitem') return { kind: 'questionnaire' }
    if (name === 'ucum') return { kind: 'list', items: [literal('http://unitsofmeasure.org')] }
    const source = this.#scope.variable(name)
    if (source === undefined) throw new Unsupported(`%${name}`)
    if (depth > VARIABLE_DEPTH_MAX) throw new Unsupported('variable depth')
    const made = this.run(parsePath(source), { kind: 'resource' }, depth + 1)
    const [only, ...more] = made.kind === 'list' ? made.items : []
    // Answers and literals are read where they are; anything else that isn't short has a place of its own.
    if (!only || more.length > 0 || only.target || only.literal !== undefined) return made
    return { kind: 'list', items: [this.#scope.valueOf(name, () => only)] }
  }

  #all(): readonly Target[] {
    return [...this.#scope.targets.values()]
  }

  #member(of: Abstract, name: string): Abstract {
    if (of.kind === 'resource' || of.kind === 'questionnaire') {
      if (name === 'item') return { kind: 'items', of: this.#all(), isQuestion: of.kind === 'questionnaire' }
      // A context item's own answer, and everything else of a response, is another matter than its questions.
      throw new Unsupported(name)
    }
    if (of.kind === 'items') {
      if (name === 'item')
        return { ...of, of: of.of.length === this.#scope.targets.size ? of.of : this.#all() }
      if (name === 'answer' && !of.isQuestion) return this.#answers(of.of)
      if (name === 'answerOption' && of.isQuestion) return { kind: 'options', of: of.of }
      throw new Unsupported(name)
    }
    if (of.kind === 'answers') {
      if (name === 'item') return { kind: 'items', of: this.#all(), isQuestion: false }
      if (/^value[A-Z]?\w*$/u.test(name)) return { kind: 'values', of: of.of, aspect: 'value' }
      throw new Unsupported(name)
    }
    if (of.kind === 'rowLists' && /^(?:value|code)/u.test(name)) return of
    if (of.kind === 'several' && /^(?:value|code$)/u.test(name)) return of
    if (of.kind === 'values') {
      if (name === 'code') return { ...of, aspect: 'code' }
      if (name === 'display') return { ...of, aspect: 'display' }
      if (name === 'value') return of
      throw new Unsupported(name)
    }
    if (of.kind === 'options') {
      if (/^value/u.test(name)) return of
      if (name === 'extension') return { kind: 'extensions', of: of.of, isWeight: false }
      throw new Unsupported(name)
    }
    if (of.kind === 'extensions' && of.isWeight && /^value/u.test(name)) return this.#points(of.of)
    if (of.kind === 'list') {
      const chosen = of.items.every(({ target }) => target !== undefined)
      if (chosen && (name === 'value' || name === 'code' || name === 'display'))
        return {
          kind: 'list',
          items: of.items.map((item) => (name === 'value' ? item : { ...item, aspect: name })),
        }
    }
    if (of.kind === 'empty') return of
    throw new Unsupported(name)
  }

  #answers(of: readonly Target[]): Abstract {
    const [only] = of
    if (only && of.length === 1) {
      if (only.rows !== undefined && only.rows !== this.#scope.rows)
        return { kind: 'rowLists', lists: [{ target: only, section: only.rows }] }
      if (only.type === 'multi') return { kind: 'several', target: only }
    }
    return { kind: 'answers', of }
  }

  #points(of: readonly Target[]): Abstract {
    const lists: RowList[] = []
    const items: Scalar[] = []
    for (const target of of) {
      const key = this.#scope.pointsOf(target)
      if (key === undefined) continue
      if (target.rows !== undefined && target.rows !== this.#scope.rows)
        lists.push({ target, section: target.rows, points: key })
      else items.push(scalar('decimal', [{ key }]))
    }
    if (lists.length > 0 && items.length > 0) throw new Unsupported('rows')
    return lists.length > 0 ? { kind: 'rowLists', lists } : { kind: 'list', items }
  }

  #index(of: Abstract, index: PathNode): Abstract {
    if (index.kind !== 'number') throw new Unsupported('index')
    // Which of several items is meant is said by their linkId, which every path goes on to ask for.
    if (of.kind === 'items' || of.kind === 'resource' || of.kind === 'questionnaire') return of
    if (isListed(of) && of.of.length === 1 && index.value === '0') return of
    if (of.kind === 'several') {
      const { key } = of.target
      return {
        kind: 'list',
        items: [{ ...scalar('text', [{ key }, `[${index.value}]`]), target: of.target, aspect: 'value' }],
      }
    }
    if (of.kind === 'list') {
      const item = of.items[Number(index.value)]
      return item ? { kind: 'list', items: [item] } : { kind: 'empty' }
    }
    throw new Unsupported('index')
  }

  #call(node: Extract<PathNode, { kind: 'call' }>, here: Abstract, depth: number): Abstract {
    const { name, args } = node
    const list = (...items: readonly Scalar[]): Abstract => ({ kind: 'list', items })
    if (name === 'iif') {
      if (node.of !== undefined) throw new Unsupported('iif')
      return this.#choice(args, here, depth)
    }
    const of = node.of ? this.run(node.of, here, depth) : here
    const arg = (at: number, type?: ScalarType): Scalar => {
      const given = args[at]
      if (!given) throw new Unsupported(name)
      return this.#one(this.run(given, here, depth), type)
    }
    switch (name) {
      case 'where':
        return this.#where(of, args[0], depth)
      case 'repeat':
      case 'descendants':
      case 'children':
        if (of.kind === 'resource' || of.kind === 'questionnaire' || of.kind === 'items')
          return {
            kind: 'items',
            of: this.#all(),
            isQuestion: of.kind === 'questionnaire' || (of.kind === 'items' && of.isQuestion),
          }
        throw new Unsupported(name)
      case 'first':
      case 'single':
        if (of.kind === 'items' || (isListed(of) && of.of.length === 1)) return of
        if (of.kind === 'several') return this.#index(of, { kind: 'number', value: '0' })
        if (of.kind === 'list' && of.items.length <= 1) return of
        throw new Unsupported(name)
      case 'select': {
        const [path] = args
        if (path?.kind === 'member' || path?.kind === 'call') return this.run(path, of, depth)
        throw new Unsupported(name)
      }
      case 'extension': {
        const url = arg(0, 'text')
        if (of.kind === 'options')
          return { kind: 'extensions', of: of.of, isWeight: WEIGHT.test(String(url.literal)) }
        if (isListed(of) && WEIGHT.test(String(url.literal)))
          return { kind: 'extensions', of: of.of, isWeight: true }
        throw new Unsupported(name)
      }
      case 'ordinal':
      case 'weight':
        if (isListed(of)) return this.#points(of.of)
        if (of.kind === 'several') return this.#points([of.target])
        if (of.kind === 'rowLists') return this.#points(of.lists.map(({ target }) => target))
        throw new Unsupported(name)
      case 'combine':
      case 'union': {
        const [other] = args
        if (!other) throw new Unsupported(name)
        return list(...scalars(of, this.#scope), ...scalars(this.run(other, here, depth), this.#scope))
      }
      case 'exists':
        if (args.length > 0) return list(this.#exists(this.#where(of, args[0], depth)))
        return list(this.#exists(of))
      case 'hasValue':
        return list(this.#exists(of))
      case 'empty':
        return list(negated(this.#exists(of)))
      case 'not':
        return list(negated(this.#one(of, 'bool')))
      case 'count':
        return list(this.#count(of))
      case 'sum':
        return list(this.#sum(args[0] ? this.#select(of, args[0], depth) : of))
      case 'min':
      case 'max':
        return list(this.#extreme(of, name))
      case 'all':
      case 'any':
        throw new Unsupported(name)
      case 'value':
        return this.#member(of, 'value')
    }
    const value = this.#one(of)
    const made = (Object.hasOwn(METHODS, name) ? METHODS[name] : undefined)?.(
      value,
      args.length === 0 ? [] : args.map((_, at) => arg(at)),
    )
    if (!made) throw new Unsupported(name)
    return list(made)
  }

  #select(of: Abstract, path: PathNode, depth: number): Abstract {
    return this.run(path, of, depth)
  }

  /** FHIRPath takes an unknown condition for false. */
  #choice(args: readonly PathNode[], here: Abstract, depth: number): Abstract {
    const [condition, yes, no] = args
    if (!condition || !yes) throw new Unsupported('iif')
    const test = certain(this.#one(this.run(condition, here, depth), 'bool'))
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
    if (isNone(second)) return only(test, this.#one(first))
    if (isNone(first)) return only(join('!(', test, ')'), this.#one(second))
    const [a, b] = [this.#one(first), this.#one(second)]
    if (a.type !== b.type) throw new Unsupported(`${a.type} or ${b.type}`)
    return {
      kind: 'list',
      items: [
        scalar(a.type, join('((', test, ') ? ', a.formula, ' : ', b.formula, ')'), a.isKnown && b.isKnown),
      ],
    }
  }

  #where(of: Abstract, criterion: PathNode | undefined, depth: number): Abstract {
    if (!criterion) throw new Unsupported('where')
    if (of.kind === 'items') return { ...of, of: this.#filtered(of.of, criterion, depth) }
    if (of.kind === 'extensions') {
      const isUrl =
        criterion.kind === 'binary' &&
        criterion.operator === '=' &&
        criterion.left.kind === 'member' &&
        criterion.left.name === 'url'
      if (!isUrl) throw new Unsupported('where')
      const url = this.#one(this.run(criterion.right, { kind: 'resource' }, depth), 'text')
      return { ...of, isWeight: WEIGHT.test(String(url.literal)) }
    }
    if (of.kind === 'options') return this.#chosen(of, criterion, depth)
    if (of.kind === 'several') return { ...of, holds: this.#holds(of.target, criterion, depth) }
    if (isListed(of) || of.kind === 'list') {
      const items = scalars(of, this.#scope).map((value) => {
        const inside: Abstract = { kind: 'list', items: [value] }
        const test = certain(this.#one(this.run(criterion, inside, depth), 'bool'))
        return { ...kept(value), formula: join('onlyIf(', test, ', ', value.formula, ')'), isKnown: false }
      })
      return { kind: 'list', items }
    }
    throw new Unsupported('where')
  }

  /** `linkId = 'x'`, several of them with `or`, a list with `in`, or a beginning. */
  #filtered(targets: readonly Target[], criterion: PathNode, depth: number): readonly Target[] {
    const isLinkId = (node: PathNode) =>
      node.kind === 'member' && node.name === 'linkId' && (node.of === undefined || node.of.kind === 'this')
    if (criterion.kind === 'binary') {
      const { operator, left, right } = criterion
      if (operator === 'or') {
        const both = new Set([
          ...this.#filtered(targets, left, depth),
          ...this.#filtered(targets, right, depth),
        ])
        return targets.filter((target) => both.has(target))
      }
      if (operator === 'and') return this.#filtered(this.#filtered(targets, left, depth), right, depth)
      if (isLinkId(left) && (operator === '=' || operator === '~' || operator === 'in')) {
        const wanted = scalars(this.run(right, { kind: 'resource' }, depth), this.#scope).map(
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
      const start = this.#one(this.run(criterion.args[0], { kind: 'resource' }, depth), 'text').literal
      return targets.filter(({ linkId }) => typeof start === 'string' && linkId.startsWith(start))
    }
    throw new Unsupported('where')
  }

  /** The answer option that was chosen, or the one with a code that is worked out. */
  #chosen(of: Extract<Abstract, { kind: 'options' }>, criterion: PathNode, depth: number): Abstract {
    if (criterion.kind !== 'binary' || criterion.operator !== '=') throw new Unsupported('where')
    const isOwn = (node: PathNode): boolean =>
      node.kind === 'member' &&
      /^(?:value\w*|code)$/u.test(node.name) &&
      (node.of === undefined || node.of.kind === 'this' || isOwn(node.of))
    const other = isOwn(criterion.left)
      ? criterion.right
      : isOwn(criterion.right)
        ? criterion.left
        : undefined
    if (!other) throw new Unsupported('where')
    const value = this.run(other, { kind: 'resource' }, depth)
    if (value.kind === 'several') return { kind: 'options', of: [value.target] }
    if (isListed(value) && value.of.every((target) => of.of.includes(target)))
      return { kind: 'options', of: value.of }
    return { kind: 'options', of: of.of, code: this.#one(value, 'text') }
  }

  #holds(target: Target, criterion: PathNode, depth: number): Scalar {
    const inside: Abstract = { kind: 'list', items: [{ ...answerOf(target, 'value') }] }
    const isAmong = criterion.kind === 'binary' && criterion.operator === 'in'
    if (criterion.kind !== 'binary' || (criterion.operator !== '=' && criterion.operator !== '~' && !isAmong))
      throw new Unsupported('where')
    const own = this.#one(this.run(criterion.left, inside, depth))
    if (own.target !== target) throw new Unsupported('where')
    const wanted = scalars(this.run(criterion.right, { kind: 'resource' }, depth), this.#scope)
    const tests = wanted.map((one) =>
      scalar(
        'bool',
        join(quoted(optionFor(target, own.aspect ?? 'value', one)), ' in ', [{ key: target.key }]),
      ),
    )
    if (tests.length === 0) return literal(false)
    return tests.reduce((a, b) => logic('||', a, b))
  }

  #exists(of: Abstract): Scalar {
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
    return any(scalars(of, this.#scope).map(known))
  }

  #count(of: Abstract): Scalar {
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
      scalars(of, this.#scope).map((value) => (value.isKnown ? ['1'] : join('(', known(value), ' ? 1 : 0)'))),
    )
  }

  /** What is not answered adds nothing; where nothing is answered there is no sum. */
  #sum(of: Abstract): Scalar {
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
      return scalar('decimal', join('onlyIf(', this.#exists(of).formula, ', ', total, ')'))
    }
    const values = scalars(of, this.#scope)
    if (values.length === 0) throw new Unsupported('empty')
    if (values.some(({ type }) => type !== 'decimal')) throw new Unsupported('sum')
    const total = join(
      '(',
      ...values.map(certain).flatMap((part, at) => (at === 0 ? [part] : [' + ', part])),
      ')',
    )
    if (values.some(({ isKnown }) => isKnown)) return scalar('decimal', total, true)
    const any = this.#exists({ kind: 'list', items: values }).formula
    return scalar('decimal', join('onlyIf(', any, ', ', total, ')'))
  }

  #extreme(of: Abstract, name: 'min' | 'max'): Scalar {
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
    const values = scalars(of, this.#scope)
    const [only] = values
    if (!only || values.length > 1) throw new Unsupported(name)
    return only
  }

  #binary(node: Extract<PathNode, { kind: 'binary' }>, here: Abstract, depth: number): Abstract {
    const { operator } = node
    const left = this.run(node.left, here, depth)
    const right = operator === 'is' || operator === 'as' ? left : this.run(node.right, here, depth)
    const list = (...items: readonly Scalar[]): Abstract => ({ kind: 'list', items })
    switch (operator) {
      case 'is':
      case 'as':
        return left
      case '|':
        return list(...scalars(left, this.#scope), ...scalars(right, this.#scope))
      case 'and':
      case 'or':
        return list(
          logic(operator === 'and' ? '&&' : '||', this.#one(left, 'bool'), this.#one(right, 'bool')),
        )
      case 'xor':
        return list(lifted('bool', this.#one(left, 'bool'), '!=', this.#one(right, 'bool')))
      case 'implies':
        return list(logic('||', negated(this.#one(left, 'bool')), this.#one(right, 'bool')))
      case 'in':
        return list(this.#membership(left, right))
      case 'contains':
        return list(this.#membership(right, left))
      case '=':
      case '~':
      case '!=':
      case '!~': {
        if (left.kind === 'empty' || right.kind === 'empty') return { kind: 'empty' }
        const isSame = operator === '=' || operator === '~'
        return list(this.#equality(left, right, isSame))
      }
      case '<':
      case '<=':
      case '>':
      case '>=': {
        const [a, b] = [this.#one(left), this.#one(right)]
        if (a.type !== b.type || a.type === 'bool') throw new Unsupported(operator)
        return list(lifted('bool', a, operator, b))
      }
      case '&': {
        const [a, b] = [left, right].map((side) =>
          side.kind === 'empty' ? literal('') : asText(this.#one(side)),
        )
        if (!a || !b) throw new Unsupported('&')
        return list(scalar('text', join('(', certain(a), ' + ', certain(b), ')'), true))
      }
    }
    return list(arithmetic(operator, this.#one(left), this.#one(right)))
  }

  #equality(left: Abstract, right: Abstract, isSame: boolean): Scalar {
    for (const [several, other] of [
      [left, right],
      [right, left],
    ] as const)
      if (several.kind === 'several') {
        const wanted = this.#one(other, 'text')
        const option = optionFor(several.target, 'code', wanted)
        const key: Formula = [{ key: several.target.key }]
        // A collection equals one value where it holds that one alone.
        const same = join('(size(', key, ') == 1 && ', quoted(option), ' in ', key, ')')
        return scalar('bool', isSame ? same : join('!', same))
      }
    const [a, b] = [this.#one(left), this.#one(right)]
    if (a.type !== b.type) throw new Unsupported('=')
    return lifted('bool', meant(a, b), isSame ? '==' : '!=', meant(b, a))
  }

  #membership(item: Abstract, among: Abstract): Scalar {
    const value = this.#one(item)
    if (among.kind === 'several') {
      const option = optionFor(among.target, 'code', value)
      return scalar('bool', join(quoted(option), ' in ', [{ key: among.target.key }]))
    }
    const values = scalars(among, this.#scope)
    if (values.length === 0) return literal(false)
    return values
      .map((other) => lifted('bool', meant(value, other), '==', meant(other, value)))
      .reduce((a, b) => logic('||', a, b))
  }
}

/** A literal beside an answer is the name that its option has become. */
function meant(value: Scalar, beside: Scalar): Scalar {
  const { target } = beside
  if (value.literal === undefined || !target || (target.type !== 'choice' && target.type !== 'multi'))
    return value
  return literal(optionFor(target, beside.aspect ?? 'value', value))
}

function optionFor(target: Target, aspect: Aspect, value: Scalar): string {
  const text = value.literal
  if (typeof text !== 'string') throw new Unsupported('answer')
  const maps =
    aspect === 'display'
      ? [target.byLabel]
      : aspect === 'code'
        ? [target.byCode]
        : [target.byCode, target.byLabel]
  for (const map of maps) {
    const found = map?.get(text)
    if (found !== undefined) return found
  }
  throw new Unsupported(`answer ${text.slice(0, 60)}`)
}

const kept = ({ type, target, aspect }: Scalar): Omit<Scalar, 'formula' | 'isKnown'> => ({
  type,
  ...(target && { target }),
  ...(aspect && { aspect }),
})

const negated = (value: Scalar): Scalar => scalar('bool', join('!(', value.formula, ')'), value.isKnown)
const lifted = (type: ScalarType, a: Scalar, operator: string, b: Scalar): Scalar =>
  scalar(type, join('(', a.formula, ` ${operator} `, b.formula, ')'), a.isKnown && b.isKnown)
const logic = (operator: '&&' | '||', a: Scalar, b: Scalar): Scalar => lifted('bool', a, operator, b)

const asText = (value: Scalar): Scalar => {
  if (value.type === 'text') {
    if (value.target?.type === 'choice') throw new Unsupported('words of an answer')
    return value
  }
  if (value.type === 'bool')
    return scalar('text', join('(', value.formula, ' ? "true" : "false")'), value.isKnown)
  return scalar('text', join('text(', value.formula, ')'), value.isKnown)
}

function arithmetic(operator: string, a: Scalar, b: Scalar): Scalar {
  if (operator === '+' && a.type === 'text' && b.type === 'text')
    return lifted('text', asText(a), '+', asText(b))
  if (a.type !== 'decimal' || b.type !== 'decimal') throw new Unsupported(operator)
  if (operator === '+' || operator === '-' || operator === '*') return lifted('decimal', a, operator, b)
  const isSafe = typeof b.literal === 'string' && Number(b.literal) !== 0
  // FHIRPath has nothing where a number is divided by zero; the engine would call it a failure.
  const safe = (value: Scalar): Scalar =>
    isSafe
      ? value
      : {
          ...scalar(
            'decimal',
            join(
              'onlyIf(',
              certain(lifted('bool', b, '!=', scalar('decimal', ['0'], true))),
              ', ',
              value.formula,
              ')',
            ),
          ),
        }
  if (operator === '/') return safe(lifted('decimal', a, '/', b))
  if (operator === 'mod') return safe(lifted('decimal', a, '%', b))
  if (operator === 'div') {
    const whole = scalar(
      'decimal',
      join('((', a.formula, ' - ', a.formula, ' % ', b.formula, ') / ', b.formula, ')'),
      a.isKnown && b.isKnown,
    )
    return safe(whole)
  }
  throw new Unsupported(operator)
}

type Method = (value: Scalar, args: readonly Scalar[]) => Scalar | undefined

const call =
  (of: ScalarType, gives: ScalarType, name: string, ...args: readonly ScalarType[]): Method =>
  (value, given) => {
    if (value.type !== of || given.length !== args.length || given.some(({ type }, at) => type !== args[at]))
      return undefined
    const formula = join(`${name}(`, value.formula, ...given.flatMap((arg) => [', ', arg.formula]), ')')
    return scalar(gives, formula, value.isKnown && given.every(({ isKnown }) => isKnown))
  }

/** Only where the engine's function says the same for every value. */
const METHODS: Readonly<Record<string, Method>> = {
  round: (value, args) =>
    args.length === 0
      ? call('decimal', 'decimal', 'round')(value, [])
      : call('decimal', 'decimal', 'round', 'decimal')(value, args),
  abs: call('decimal', 'decimal', 'abs'),
  ceiling: call('decimal', 'decimal', 'ceil'),
  floor: call('decimal', 'decimal', 'floor'),
  truncate: (value) =>
    value.type === 'decimal'
      ? scalar('decimal', join('(', value.formula, ' - ', value.formula, ' % 1)'), value.isKnown)
      : undefined,
  exp: call('decimal', 'decimal', 'exp'),
  ln: (value) => positive(value, call('decimal', 'decimal', 'ln')),
  sqrt: (value) =>
    value.type === 'decimal'
      ? scalar('decimal', join('onlyIf(', value.formula, ' >= 0, sqrt(', value.formula, '))'))
      : undefined,
  log: (value, args) =>
    args[0]?.literal === '10' ? positive(value, call('decimal', 'decimal', 'log10')) : undefined,
  power: call('decimal', 'decimal', 'pow', 'decimal'),
  lower: call('text', 'text', 'lower'),
  upper: call('text', 'text', 'upper'),
  startsWith: call('text', 'bool', 'startsWith', 'text'),
  endsWith: call('text', 'bool', 'endsWith', 'text'),
  contains: call('text', 'bool', 'contains', 'text'),
  length: call('text', 'decimal', 'size'),
  toString: asText,
  toDecimal: (value) =>
    value.type === 'decimal'
      ? value
      : value.type === 'text'
        ? call('text', 'decimal', 'number')(value, [])
        : undefined,
  toInteger: (value) =>
    value.type === 'decimal'
      ? value
      : value.type === 'text'
        ? call('text', 'decimal', 'number')(value, [])
        : undefined,
  toQuantity: (value) => (value.type === 'decimal' ? value : undefined),
}

const positive = (value: Scalar, method: Method): Scalar | undefined => {
  const made = method(value, [])
  return made && scalar('decimal', join('onlyIf(', value.formula, ' > 0, ', made.formula, ')'))
}
