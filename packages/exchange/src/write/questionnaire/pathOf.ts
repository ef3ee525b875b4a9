import { readTree, type Tree } from '@pandok/module-engine'
import { callOf } from './callOf.ts'
import { Inexpressible } from './Inexpressible.ts'
import { chosen, grouped, type Path, path, quoted } from './Path.ts'
import { answerPath, type PathScope } from './PathScope.ts'
import { variableOf } from './variableOf.ts'

/**
 * Converts a CEL expression into FHIRPath, and throws `Inexpressible` if that is impossible. An unknown value
 * is the empty collection.
 */
export function pathOf(source: string, scope: PathScope): Path {
  const { tree } = readTree(source)
  if (!tree) throw new Inexpressible('syntax')
  return compile(tree, scope, undefined)
}

interface Item {
  name: string
  group: string | undefined
}

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
    case 'list':
      return listOf(tree.items.map(scalar))
    case 'index':
      return indexOf(inner(tree.of), tree.index)
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
      return callOf(tree, { inner, scalar })
    case 'each':
      return eachOf(tree, scope, item)
  }
}

function listOf(items: readonly Path[]): Path {
  const [first, ...more] = items
  if (!first) throw new Inexpressible('list')
  // `|` would remove duplicates.
  const source = `${grouped(first.source)}${more.map((one) => `.combine(${one.source})`).join('')}`
  const doubtful = items.filter((one) => !one.isKnown)
  if (doubtful.length === 0) return path(source, 'list', true)
  return {
    ...path(source, 'list'),
    guard: `(${doubtful.map((one) => `${grouped(one.source)}.exists()`).join(' and ')})`,
  }
}

function indexOf(of: Path, index: Tree): Path {
  if (of.guard !== undefined || of.type !== 'list' || index.kind !== 'decimal')
    throw new Inexpressible('index')
  return path(`${of.source}[${index.value.toFixed()}]`, of.isAnswers === true ? 'decimal' : 'text')
}

function nameOf(name: string, scope: PathScope, item: Item | undefined): Path {
  if (item?.name === name && item.group === undefined) return path('$this', 'text', true)
  if (scope.groups.has(name)) return path(`%resource.item.where(linkId='${name}')`, 'rows', true)
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
    // An empty collection contains nothing, but if the question wasn't answered, it is unknown what its
    // answer contains.
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
  // The answer «no» is an existing element, which a criterion treats as true, so it is compared.
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

/** Returns the group that rows come from, through filters. */
function groupOf(tree: Tree): string | undefined {
  if (tree.kind === 'name') return tree.name
  return tree.kind === 'each' && tree.how === 'filter' ? groupOf(tree.of) : undefined
}
