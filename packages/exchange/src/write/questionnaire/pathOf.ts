import { readTree, type Tree } from '@pandok/module-engine'
import { Inexpressible } from './Inexpressible.ts'
import { answerPath, type PathScope } from './PathScope.ts'
import { variableOf } from './variableOf.ts'

/** A FHIRPath with what is known of it: whether it ever has no value, and how its rows are guarded. */
export interface Path {
  source: string
  type: 'decimal' | 'text' | 'bool' | 'list' | 'rows'
  isKnown: boolean
  /** For a list made of rows: what must hold for all rows lest the whole be unknown. */
  guard?: string | undefined
  /** For a `multi` or a size: no item means that nothing was answered. */
  isAnswers?: boolean
}

/** The FHIRPath of a CEL expression; throws `Inexpressible` for what has none. Unknown is the empty collection. */
export function pathOf(source: string, scope: PathScope): Path {
  const { tree } = readTree(source)
  if (!tree) throw new Inexpressible('syntax')
  return compile(tree, scope, undefined)
}

interface Item {
  name: string
  group: string | undefined
}

export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}'`

/** Three-valued: an unknown condition gives nothing, where `iif` alone would take it for false. */
export function chosen(condition: Path, yes: string, no: string): string {
  if (condition.isKnown) return `iif(${condition.source}, ${yes}, ${no})`
  return `iif(${condition.source}, ${yes}, iif(${condition.source}.exists(), ${no}, {}))`
}

const path = (source: string, type: Path['type'], isKnown = false): Path => ({ source, type, isKnown })
const grouped = (source: string): string => `(${source})`

function compile(tree: Tree, scope: PathScope, item: Item | undefined): Path {
  const inner = (part: Tree) => compile(part, scope, item)
  const scalar = (part: Tree): Path => {
    const made = inner(part)
    if (made.type === 'list' || made.type === 'rows') throw new Inexpressible('list')
    return made
  }
  switch (tree.kind) {
    case 'decimal':
      return path(tree.value.toFixed(), 'decimal', true)
    case 'text':
      return path(quoted(tree.value), 'text', true)
    case 'bool':
      return path(String(tree.value), 'bool', true)
    case 'name':
      return nameOf(tree.name, scope, item)
    case 'field': {
      if (tree.of.kind !== 'name' || tree.of.name !== item?.name || item.group === undefined)
        throw new Inexpressible('field')
      return fieldOf(tree.name, scope, item.group)
    }
    case 'list': {
      const items = tree.items.map(scalar)
      const [first, ...more] = items
      if (!first) throw new Inexpressible('list')
      // `|` would leave out what is there twice.
      const source = `${grouped(first.source)}${more.map((one) => `.combine(${one.source})`).join('')}`
      const doubtful = items.filter((one) => !one.isKnown)
      if (doubtful.length === 0) return path(source, 'list', true)
      return {
        ...path(source, 'list'),
        guard: `(${doubtful.map((one) => `${grouped(one.source)}.exists()`).join(' and ')})`,
      }
    }
    case 'index': {
      const of = inner(tree.of)
      if (of.guard !== undefined || of.type !== 'list' || tree.index.kind !== 'decimal')
        throw new Inexpressible('index')
      return path(`${of.source}[${tree.index.value.toFixed()}]`, of.isAnswers === true ? 'decimal' : 'text')
    }
    case 'not': {
      const of = scalar(tree.of)
      return path(`${grouped(of.source)}.not()`, 'bool', of.isKnown)
    }
    case 'minus': {
      const of = scalar(tree.of)
      return path(`(-${grouped(of.source)})`, 'decimal', of.isKnown)
    }
    case 'logic': {
      const [left, right] = [scalar(tree.left), scalar(tree.right)]
      return path(
        grouped(`${left.source} ${tree.operator === '&&' ? 'and' : 'or'} ${right.source}`),
        'bool',
        left.isKnown && right.isKnown,
      )
    }
    case 'choice': {
      const [condition, yes, no] = [scalar(tree.condition), scalar(tree.yes), scalar(tree.no)]
      return path(
        chosen(condition, yes.source, no.source),
        yes.type,
        condition.isKnown && yes.isKnown && no.isKnown,
      )
    }
    case 'binary':
      return binaryOf(tree, inner, scalar)
    case 'call':
      return callOf(tree, inner, scalar)
    case 'each':
      return eachOf(tree, scope, item)
  }
}

function nameOf(name: string, scope: PathScope, item: Item | undefined): Path {
  if (item?.name === name && item.group === undefined) return path('$this', 'text', true)
  if (scope.groups.has(name)) return path(`%resource.repeat(item).where(linkId='${name}')`, 'rows', true)
  const known = scope.names.get(name)
  if (!known) throw new Inexpressible(name)
  if (known.group !== undefined && known.group !== scope.group) throw new Inexpressible(name)
  if (known.kind === 'multi' || known.kind === 'size')
    return { ...path(variableOf(name), 'list', known.isNeverUnknown), isAnswers: true }
  return path(variableOf(name), typeOf(known.kind))
}

const typeOf = (kind: string): Path['type'] =>
  kind === 'decimal' ? 'decimal' : kind === 'bool' ? 'bool' : 'text'

function fieldOf(name: string, scope: PathScope, group: string): Path {
  const known = scope.names.get(name)
  if (!known || known.group !== group) throw new Inexpressible(name)
  const source = answerPath(name, known, true)
  if (known.kind === 'multi' || known.kind === 'size')
    return { ...path(source, 'list', known.isNeverUnknown), isAnswers: true }
  return path(source, typeOf(known.kind))
}

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': 'mod',
  '==': '=',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
}

function binaryOf(
  tree: Extract<Tree, { kind: 'binary' }>,
  inner: (part: Tree) => Path,
  scalar: (part: Tree) => Path,
): Path {
  if (tree.operator === 'in') {
    const [left, right] = [scalar(tree.left), inner(tree.right)]
    if (right.type !== 'list' || right.guard !== undefined) throw new Inexpressible('in')
    const test = `(${left.source} in ${right.source})`
    // Nothing is in an empty collection, but nobody knows what is among answers that weren't given.
    return right.isKnown
      ? path(test, 'bool', left.isKnown)
      : path(`iif(${right.source}.exists(), ${test}, {})`, 'bool')
  }
  const [left, right] = [scalar(tree.left), scalar(tree.right)]
  const operator = OPERATORS[tree.operator]
  if (operator === undefined) throw new Inexpressible(tree.operator)
  const isArithmetic = '+-*/%'.includes(tree.operator)
  return path(
    grouped(`${left.source} ${operator} ${right.source}`),
    isArithmetic ? left.type : 'bool',
    left.isKnown && right.isKnown && tree.operator !== '/' && tree.operator !== '%',
  )
}

const METHODS: Readonly<Record<string, { method: string; gives: Path['type'] }>> = {
  floor: { method: 'floor', gives: 'decimal' },
  ceil: { method: 'ceiling', gives: 'decimal' },
  abs: { method: 'abs', gives: 'decimal' },
  sqrt: { method: 'sqrt', gives: 'decimal' },
  pow: { method: 'power', gives: 'decimal' },
  exp: { method: 'exp', gives: 'decimal' },
  ln: { method: 'ln', gives: 'decimal' },
  startsWith: { method: 'startsWith', gives: 'bool' },
  endsWith: { method: 'endsWith', gives: 'bool' },
  lower: { method: 'lower', gives: 'text' },
  upper: { method: 'upper', gives: 'text' },
  text: { method: 'toString', gives: 'text' },
  number: { method: 'toDecimal', gives: 'decimal' },
}

function callOf(
  tree: Extract<Tree, { kind: 'call' }>,
  inner: (part: Tree) => Path,
  scalar: (part: Tree) => Path,
): Path {
  const [first, second, third] = tree.args
  if (!first) throw new Inexpressible(tree.name)
  switch (tree.name) {
    case 'known': {
      const of = inner(first)
      if (of.isKnown) return path('true', 'bool', true)
      return path(`${grouped(of.source)}.exists()`, 'bool', true)
    }
    case 'orElse': {
      const [of, otherwise] = [inner(first), second ? inner(second) : undefined]
      if (!otherwise) throw new Inexpressible('orElse')
      if (of.isKnown) return of
      return {
        ...path(
          `iif(${grouped(of.source)}.exists(), ${of.source}, ${otherwise.source})`,
          of.type,
          otherwise.isKnown,
        ),
        ...(of.isAnswers && { isAnswers: true }),
      }
    }
    case 'onlyIf': {
      const [condition, of] = [scalar(first), second ? inner(second) : undefined]
      if (!of) throw new Inexpressible('onlyIf')
      return {
        ...path(`iif(${condition.source}, ${of.source}, {})`, of.type),
        ...(of.isAnswers && { isAnswers: true }),
      }
    }
    case 'round': {
      const [of, places] = [scalar(first), second ? scalar(second).source : '0']
      // FHIRPath leaves open how a half below zero is rounded; people round it away from zero.
      const away = `iif(${of.source} < 0, -((-${grouped(of.source)}).round(${places})), ${grouped(of.source)}.round(${places}))`
      return path(away, 'decimal', of.isKnown)
    }
    case 'log10':
      return path(`${grouped(scalar(first).source)}.log(10)`, 'decimal')
    case 'sum':
    case 'min':
    case 'max':
    case 'mean':
    case 'count':
    case 'size':
      return aggregate(tree.name, tree.args, inner, scalar)
    case 'contains': {
      const of = inner(first)
      if (!second) throw new Inexpressible('contains')
      const sought = scalar(second)
      if (of.type === 'text')
        return path(`${grouped(of.source)}.contains(${sought.source})`, 'bool', of.isKnown && sought.isKnown)
      if (of.type !== 'list' || of.guard !== undefined) throw new Inexpressible('contains')
      const test = `(${sought.source} in ${of.source})`
      return of.isKnown
        ? path(test, 'bool', sought.isKnown)
        : path(`iif(${of.source}.exists(), ${test}, {})`, 'bool')
    }
    case 'substring': {
      const [of, from] = [scalar(first), second ? scalar(second).source : '0']
      const length = third ? `, ${scalar(third).source} - ${from}` : ''
      // FHIRPath has nothing behind a text's end; the engine has the empty text there.
      const cut = `${grouped(of.source)}.substring(${from}${length})`
      return path(`iif(${grouped(of.source)}.length() <= ${from}, '', ${cut})`, 'text', false)
    }
  }
  const known = Object.hasOwn(METHODS, tree.name) ? METHODS[tree.name] : undefined
  if (!known) throw new Inexpressible(`${tree.name}()`)
  const [of, ...args] = tree.args.map(scalar)
  if (!of) throw new Inexpressible(tree.name)
  return path(
    `${grouped(of.source)}.${known.method}(${args.map(({ source }) => source).join(', ')})`,
    known.gives,
  )
}

function aggregate(
  name: string,
  args: readonly Tree[],
  inner: (part: Tree) => Path,
  scalar: (part: Tree) => Path,
): Path {
  const [first, ...more] = args
  if (!first) throw new Inexpressible(name)
  if (more.length > 0) return ofSeveral(name, args.map(scalar))
  const of = inner(first)
  if (name === 'size' && of.type === 'text')
    return path(`${grouped(of.source)}.length()`, 'decimal', of.isKnown)
  if (of.type !== 'list' && of.type !== 'rows') return ofSeveral(name, [of])
  const guarded = (source: string, isKnown: boolean): Path => {
    if (of.guard !== undefined) return path(`iif(${of.guard}, ${source}, {})`, 'decimal')
    if (of.isAnswers === true && !of.isKnown)
      return path(`iif(${of.source}.exists(), ${source}, {})`, 'decimal')
    return path(source, 'decimal', isKnown)
  }
  switch (name) {
    case 'size':
      return guarded(`${of.source}.count()`, true)
    case 'count':
      return guarded(`${of.source}.where($this = true).count()`, true)
    case 'sum':
      return guarded(`iif(${of.source}.exists(), ${of.source}.sum(), 0)`, true)
    case 'mean':
      return guarded(`${of.source}.avg()`, false)
    default:
      return guarded(`${of.source}.${name}()`, false)
  }
}

/** Numbers beside each other: one that is unknown makes the whole unknown. */
function ofSeveral(name: string, values: readonly Path[]): Path {
  const isKnown = values.every((one) => one.isKnown)
  const sum = `(${values.map(({ source }) => source).join(' + ')})`
  if (name === 'sum') return path(sum, 'decimal', isKnown)
  if (name === 'mean') return path(`(${sum} / ${values.length})`, 'decimal', isKnown)
  if (name !== 'min' && name !== 'max') throw new Inexpressible(name)
  const operator = name === 'max' ? '>=' : '<='
  return values.reduce((a, b) => {
    const test = path(`(${a.source} ${operator} ${b.source})`, 'bool', a.isKnown && b.isKnown)
    return path(chosen(test, a.source, b.source), 'decimal', test.isKnown)
  })
}

function eachOf(tree: Extract<Tree, { kind: 'each' }>, scope: PathScope, item: Item | undefined): Path {
  if (item) throw new Inexpressible('nested')
  const of = compile(tree.of, scope, undefined)
  if (of.type !== 'rows' && of.type !== 'list') throw new Inexpressible(tree.how)
  const group = groupOf(tree.of)
  const body = compile(tree.body, scope, { name: tree.item, group: of.type === 'rows' ? group : undefined })
  if (body.type === 'list' || body.type === 'rows') throw new Inexpressible(tree.how)
  const answers = of.isAnswers === true && !of.isKnown ? `${of.source}.exists()` : undefined
  const all = body.isKnown ? undefined : `${of.source}.all(${grouped(body.source)}.exists())`
  const guard = both(both(of.guard, answers), all)
  // An answer that is «no» is an element that is there, which a criterion takes for true: it is compared.
  const test = body.source.endsWith('.answer.value') ? `(${body.source} = true)` : body.source
  const unlessUnknown = (source: string): string =>
    both(of.guard, answers) === undefined ? source : `iif(${both(of.guard, answers)}, ${source}, {})`
  switch (tree.how) {
    case 'map':
      return { ...path(`${of.source}.select(${body.source})`, 'list', guard === undefined), guard }
    case 'filter':
      return { ...path(`${of.source}.where(${test})`, of.type, guard === undefined), guard }
    case 'exists': {
      const decided = all === undefined ? 'false' : `iif(${all}, false, {})`
      return path(
        unlessUnknown(`iif(${of.source}.where(${test}).exists(), true, ${decided})`),
        'bool',
        guard === undefined,
      )
    }
    case 'all': {
      const decided = all === undefined ? 'true' : `iif(${all}, true, {})`
      return path(
        unlessUnknown(`iif(${of.source}.where(${grouped(body.source)}.not()).exists(), false, ${decided})`),
        'bool',
        guard === undefined,
      )
    }
    default: {
      const hits = `${of.source}.where(${test}).count()`
      const decided = all === undefined ? `(${hits} = 1)` : `iif(${all}, ${hits} = 1, {})`
      return path(unlessUnknown(`iif(${hits} > 1, false, ${decided})`), 'bool', guard === undefined)
    }
  }
}

const both = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined ? b : b === undefined ? a : `(${a} and ${b})`

/** The group that rows come from, through filters. */
function groupOf(tree: Tree): string | undefined {
  if (tree.kind === 'name') return tree.name
  return tree.kind === 'each' && tree.how === 'filter' ? groupOf(tree.of) : undefined
}
