import type { Tree } from '@pandok/module-engine'
import { Inexpressible } from './Inexpressible.ts'
import { chosen, grouped, type Path, path } from './Path.ts'

/** Compiles parts of an expression; `scalar` refuses lists. */
export interface Compile {
  inner: (part: Tree) => Path
  scalar: (part: Tree) => Path
}

type Call = Extract<Tree, { kind: 'call' }>

/** Converts a function call into FHIRPath. */
export function callOf(tree: Call, compile: Compile): Path {
  const { inner, scalar } = compile
  const [first, second] = tree.args
  if (!first) throw new Inexpressible(tree.name)
  switch (tree.name) {
    case 'known': {
      const of = inner(first)
      if (of.isKnown) return path('true', 'bool', true)
      return path(`${grouped(of.source)}.exists()`, 'bool', true)
    }
    case 'orElse':
      return orElse(inner(first), second && inner(second))
    case 'onlyIf':
      return onlyIf(scalar(first), second && inner(second))
    case 'round': {
      const [of, places] = [scalar(first), second ? scalar(second).source : '0']
      // FHIRPath doesn't define how a negative half is rounded; the engine rounds it away from zero, as
      // people do.
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
      return aggregate(tree, compile)
    case 'contains':
      return contains(inner(first), second && scalar(second))
    case 'substring':
      return substring(tree, compile)
    default:
      return methodOf(tree, compile)
  }
}

function orElse(of: Path, otherwise: Path | undefined): Path {
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

function onlyIf(condition: Path, of: Path | undefined): Path {
  if (!of) throw new Inexpressible('onlyIf')
  return {
    ...path(`iif(${condition.source}, ${of.source}, {})`, of.type),
    ...(of.isAnswers && { isAnswers: true }),
  }
}

/** Tests whether a text contains words, or several answers contain one. */
function contains(of: Path, sought: Path | undefined): Path {
  if (!sought) throw new Inexpressible('contains')
  if (of.type === 'text')
    return path(`${grouped(of.source)}.contains(${sought.source})`, 'bool', of.isKnown && sought.isKnown)
  if (of.type !== 'list' || of.guard !== undefined) throw new Inexpressible('contains')
  const test = `(${sought.source} in ${of.source})`
  return of.isKnown
    ? path(test, 'bool', sought.isKnown)
    : path(`iif(${of.source}.exists(), ${test}, {})`, 'bool')
}

function substring({ name, args }: Call, { scalar }: Compile): Path {
  const [first, second, third] = args
  if (!first) throw new Inexpressible(name)
  const [of, from] = [scalar(first), second ? scalar(second).source : '0']
  const length = third ? `, ${scalar(third).source} - ${from}` : ''
  // FHIRPath gives an empty result beyond the end of a text, while the engine gives an empty text.
  const cut = `${grouped(of.source)}.substring(${from}${length})`
  return path(`iif(${grouped(of.source)}.length() <= ${from}, '', ${cut})`, 'text', false)
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

function methodOf({ name, args: given }: Call, { scalar }: Compile): Path {
  const known = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  if (!known) throw new Inexpressible(`${name}()`)
  const [of, ...args] = given.map(scalar)
  if (!of) throw new Inexpressible(name)
  return path(
    `${grouped(of.source)}.${known.method}(${args.map(({ source }) => source).join(', ')})`,
    known.gives,
  )
}

function aggregate({ name, args }: Call, { inner, scalar }: Compile): Path {
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

/** If one of several numbers is unknown, so is the result. */
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
