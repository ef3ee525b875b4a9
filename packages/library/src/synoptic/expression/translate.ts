import { FormulaError } from './FormulaError.ts'
import type { Named, NameTable } from './NameTable.ts'
import { parseFormula } from './parseFormula.ts'
import type { Comparison, Tree } from './Tree.ts'

export interface Translated {
  cel: string
  type: Named['type'] | 'none'
  /** The answers of a choice, by their names in the file. */
  options?: ReadonlyMap<string, string>
  isAlwaysKnown: boolean
}

/**
 * Translates a formula of a neutral file into the language of modules. In a module, a missing value is
 * unknown, and so is everything computed from it. In the files it is `None`, which equals nothing, is in no
 * list and isn't smaller than anything. Each comparison is therefore made definite: for an unknown value it
 * is false, and for `!=` and `not in` it is true.
 */
export const translateFormula = (source: string, names: NameTable): Translated =>
  translate(parseFormula(source), names)

/** Translates a condition; the result is always true or false. */
export const translateCondition = (source: string, names: NameTable): string =>
  condition(parseFormula(source), names)

const quoted = (text: string): string => JSON.stringify(text)

function translate(tree: Tree, names: NameTable): Translated {
  switch (tree.kind) {
    case 'number':
      return known(tree.text, 'number')
    case 'text':
      return known(quoted(tree.value), 'text')
    case 'bool':
      return known(String(tree.value), 'bool')
    case 'none':
      throw new FormulaError('None stands where a value is needed')
    case 'name':
      return named(tree.name, names)
    case 'list':
      throw new FormulaError('a list stands where a value is needed')
    case 'call':
      return call(tree, names)
    case 'index':
      return index(tree, names)
    case 'slice':
      return slice(tree, names)
    case 'minus':
      return { ...known(`-(${number(tree.of, names)})`, 'number'), isAlwaysKnown: false }
    case 'arithmetic':
      return arithmetic(tree, names)
    case 'not':
    case 'compare':
    case 'logic':
      return known(condition(tree, names), 'bool')
    case 'choose':
      return choose(tree, names)
  }
}

const known = (cel: string, type: Named['type']): Translated => ({ cel, type, isAlwaysKnown: true })
const maybe = (cel: string, type: Named['type']): Translated => ({ cel, type, isAlwaysKnown: false })

function named(name: string, names: NameTable): Translated {
  const { id, type, options, isAlwaysKnown = false } = find(name, names)
  return { cel: id, type, isAlwaysKnown, ...(options && { options }) }
}

function find(name: string, names: NameTable): Named {
  const found = names.get(name)
  if (!found) throw new FormulaError(`nothing is called «${name}»`)
  return found
}

/** Translates any expression into a truth value, as in Python: None, zero and empty values are false. */
function condition(tree: Tree, names: NameTable): string {
  switch (tree.kind) {
    case 'logic': {
      const operator = tree.operator === 'and' ? '&&' : '||'
      const side = (of: Tree) => {
        const inner = condition(of, names)
        return of.kind === 'logic' && of.operator !== tree.operator ? `(${inner})` : inner
      }
      return `${side(tree.left)} ${operator} ${side(tree.right)}`
    }
    case 'not':
      return negated(condition(tree.of, names))
    case 'compare':
      return compare(tree.operator, tree.left, tree.right, names)
    case 'name': {
      const { type } = find(tree.name, names)
      return type === 'rows' ? has(tree, names) : truth(translate(tree, names))
    }
    default:
      return truth(translate(tree, names))
  }
}

const isCall = (cel: string): boolean => /^!?[A-Za-z]\w*\([^()]*\)$/u.test(cel) || /^\w+$/u.test(cel)
const negated = (cel: string): string => (isCall(cel) && !cel.startsWith('!') ? `!${cel}` : `!(${cel})`)

function truth({ cel, type, isAlwaysKnown }: Translated): string {
  switch (type) {
    case 'bool':
      return isAlwaysKnown ? cel : `orElse(${cel}, false)`
    case 'number':
      return `orElse(${cel} != 0, false)`
    case 'text':
      return `orElse(${cel} != "", false)`
    case 'rows':
      return `size(${cel}) > 0`
    default:
      return `known(${cel})`
  }
}

function compare(operator: Comparison, left: Tree, right: Tree, names: NameTable): string {
  if (operator === 'in' || operator === 'not in') return among(left, right, operator === 'in', names)
  const isEquality = operator === '==' || operator === '!='
  if (isEquality && (left.kind === 'none' || right.kind === 'none')) {
    const presence = has(left.kind === 'none' ? right : left, names)
    return operator === '==' ? negated(presence) : presence
  }
  if (isEquality && right.kind === 'text') return equals(left, right.value, operator === '==', names)
  if (isEquality && left.kind === 'text') return equals(right, left.value, operator === '==', names)
  if (!isEquality || isNumeric(left, names) || isNumeric(right, names))
    return closed(`${number(left, names)} ${operator} ${number(right, names)}`, operator === '!=')
  return closed(`${translate(left, names).cel} ${operator} ${translate(right, names).cel}`, operator === '!=')
}

const closed = (cel: string, otherwise: boolean): string => `orElse(${cel}, ${otherwise})`

/**
 * An answer that the choice doesn't have is never given, and the module would refuse a comparison with it.
 */
function equals(of: Tree, text: string, isSame: boolean, names: NameTable): string {
  const { cel, type, options } = translate(of, names)
  if (type === 'number') return closed(`text(${cel}) ${isSame ? '==' : '!='} ${quoted(text)}`, !isSame)
  const answer = options ? options.get(text) : text
  if (answer === undefined) return String(!isSame)
  return closed(`${cel} ${isSame ? '==' : '!='} ${quoted(answer)}`, !isSame)
}

function among(left: Tree, right: Tree, isIn: boolean, names: NameTable): string {
  if (right.kind !== 'list') return contained(left, right, isIn, names)
  const items = right.items.filter(({ kind }) => kind !== 'none')
  const hasNone = items.length < right.items.length
  const test = isIn ? '' : '!'
  const inside = members(left, items, names)
  // If None is among the items, a missing value counts as one of them.
  if (hasNone) return `orElse(${test === '' ? inside : negated(inside)}, ${isIn})`
  if (items.length === 0) return String(!isIn)
  return closed(test === '' ? inside : negated(inside), !isIn)
}

function members(left: Tree, items: readonly Tree[], names: NameTable): string {
  const numbers = items.every(({ kind }) => kind === 'number')
  if (numbers) return `${number(left, names)} in [${items.map((item) => number(item, names)).join(', ')}]`
  const { cel, options } = translate(left, names)
  const answers = items.flatMap((item) => {
    if (item.kind !== 'text') throw new FormulaError('a list holds texts or numbers')
    const answer = options ? options.get(item.value) : item.value
    return answer === undefined ? [] : [quoted(answer)]
  })
  return answers.length === 0 ? 'false' : `${cel} in [${answers.join(', ')}]`
}

/** Translates `in`, which tests for one of several answers or for a part of a text. */
function contained(left: Tree, right: Tree, isIn: boolean, names: NameTable): string {
  const of = translate(right, names)
  if (of.type === 'texts') {
    if (left.kind !== 'text') throw new FormulaError('only an answer can be among several answers')
    const answer = of.options ? of.options.get(left.value) : left.value
    if (answer === undefined) return String(!isIn)
    const inside = `${quoted(answer)} in ${of.cel}`
    return closed(isIn ? inside : `!(${inside})`, !isIn)
  }
  if (of.type !== 'text') throw new FormulaError('«in» needs a list, several answers or a text')
  const inside = `contains(${of.cel}, ${translate(left, names).cel})`
  return closed(isIn ? inside : `!${inside}`, !isIn)
}

function isNumeric(tree: Tree, names: NameTable): boolean {
  switch (tree.kind) {
    case 'number':
    case 'minus':
      return true
    case 'name':
      return find(tree.name, names).type === 'number'
    case 'arithmetic':
      return tree.operator !== '+' || isNumeric(tree.left, names) || isNumeric(tree.right, names)
    case 'call':
      return [
        'int',
        'len',
        'sum',
        'max',
        'min',
        'rnd',
        'round',
        'abs',
        'sqrt',
        'nz',
        'floor',
        'ln',
        'float',
      ].includes(tree.name)
    case 'choose':
      return isNumeric(tree.yes, names) || isNumeric(tree.no, names)
    case 'index':
      return tree.of.kind === 'name' && find(tree.of.name, names).type === 'numbers'
    default:
      return false
  }
}

/** Translates an expression into a number; an answer that consists of digits is that number. */
function number(tree: Tree, names: NameTable): string {
  if (tree.kind === 'arithmetic') {
    if (tree.operator === '**') return `pow(${number(tree.left, names)}, ${number(tree.right, names)})`
    const side = (of: Tree) =>
      of.kind === 'arithmetic' && of.operator !== '**' ? `(${number(of, names)})` : number(of, names)
    return `${side(tree.left)} ${tree.operator} ${side(tree.right)}`
  }
  const { cel, type } = translate(tree, names)
  if (type === 'text') return `number(${cel})`
  if (type === 'bool') return `(${cel} ? 1 : 0)`
  if (type !== 'number') throw new FormulaError(`«${cel}» is no number`)
  return tree.kind === 'choose' ? `(${cel})` : cel
}

function arithmetic(tree: Extract<Tree, { kind: 'arithmetic' }>, names: NameTable): Translated {
  if (tree.operator !== '+' || isNumeric(tree, names)) return maybe(number(tree, names), 'number')
  const side = (of: Tree) => {
    const { cel, type } = translate(of, names)
    if (type === 'number') return `text(${cel})`
    return of.kind === 'choose' ? `(${cel})` : cel
  }
  return maybe(`${side(tree.left)} + ${side(tree.right)}`, 'text')
}

function has(tree: Tree, names: NameTable): string {
  if (tree.kind === 'name') {
    const { presence } = find(tree.name, names)
    if (presence !== undefined) return presence
  }
  const { cel, type, isAlwaysKnown } = translate(tree, names)
  if (type === 'rows') return `size(${cel}) > 0`
  return isAlwaysKnown ? 'true' : `known(${cel})`
}

function choose(
  { condition: test, yes, no }: Extract<Tree, { kind: 'choose' }>,
  names: NameTable,
): Translated {
  const holds = condition(test, names)
  if (yes.kind === 'none' && no.kind === 'none') throw new FormulaError('neither branch has a value')
  if (no.kind === 'none') return onlyIf(holds, translate(yes, names))
  if (yes.kind === 'none') return onlyIf(negated(holds), translate(no, names))
  const isNumber = isNumeric(yes, names) || isNumeric(no, names)
  const [first, second] = isNumber
    ? [maybe(number(yes, names), 'number'), maybe(number(no, names), 'number')]
    : [translate(yes, names), translate(no, names)]
  if (first.type !== second.type) throw new FormulaError('the branches are of different kinds')
  return {
    cel: `${holds} ? ${nested(first.cel)} : ${nested(second.cel)}`,
    type: first.type,
    isAlwaysKnown: first.isAlwaysKnown && second.isAlwaysKnown,
  }
}

const nested = (cel: string): string => (cel.includes(' ? ') ? `(${cel})` : cel)

const onlyIf = (holds: string, { cel, type, options }: Translated): Translated => ({
  cel: `onlyIf(${holds}, ${cel})`,
  type,
  isAlwaysKnown: false,
  ...(options && { options }),
})

/** An index outside of the list yields an unknown value. */
function index({ of, at }: Extract<Tree, { kind: 'index' }>, names: NameTable): Translated {
  const place = number(at, names)
  if (of.kind !== 'list') {
    const { cel, type } = translate(of, names)
    if (type === 'numbers') return maybe(`${cel}[${place}]`, 'number')
    if (type === 'text') return maybe(`substring(${cel}, ${place}, ${place} + 1)`, 'text')
    throw new FormulaError(`«${cel}» has no places`)
  }
  const isNumber = of.items.every(({ kind }) => kind === 'number' || kind === 'none')
  const items = of.items.map((item) =>
    item.kind === 'none'
      ? isNumber
        ? '0'
        : '""'
      : isNumber
        ? number(item, names)
        : translate(item, names).cel,
  )
  const gaps = of.items.flatMap(({ kind }, place) => (kind === 'none' ? [place] : []))
  const found = maybe(`[${items.join(', ')}][${place}]`, isNumber ? 'number' : 'text')
  return gaps.length === 0 ? found : onlyIf(`!(${place} in [${gaps.join(', ')}])`, found)
}

function slice({ of, from, to }: Extract<Tree, { kind: 'slice' }>, names: NameTable): Translated {
  const { cel, type } = translate(of, names)
  if (type !== 'text') throw new FormulaError(`«${cel}» is no text`)
  const end = to ? `, ${number(to, names)}` : ''
  return maybe(`substring(${cel}, ${from ? number(from, names) : '0'}${end})`, 'text')
}

function call({ name, args }: Extract<Tree, { kind: 'call' }>, names: NameTable): Translated {
  const [first, second] = args
  if (!first) throw new FormulaError(`«${name}» needs something to work on`)
  switch (name) {
    case 'has':
      return known(has(first, names), 'bool')
    case 'nz':
      return known(`orElse(${number(first, names)}, 0)`, 'number')
    case 'int':
    case 'float':
      return maybe(number(first, names), 'number')
    case 'str': {
      const { cel, type } = translate(first, names)
      return maybe(type === 'text' ? cel : `text(${cel})`, 'text')
    }
    case 'rnd':
    case 'round':
      return maybe(`round(${number(first, names)}, ${second ? number(second, names) : '0'})`, 'number')
    case 'len': {
      const { cel } = translate(first, names)
      return maybe(`size(${cel})`, 'number')
    }
    case 'abs':
    case 'sqrt':
    case 'floor':
    case 'ln':
      return maybe(`${name}(${number(first, names)})`, 'number')
    case 'sum':
    case 'max':
    case 'min': {
      const items = args.length === 1 && first.kind === 'list' ? first.items : args
      if (items.length === 1 && items[0]) {
        const { cel, type } = translate(items[0], names)
        return type === 'numbers'
          ? maybe(`${name}(${cel})`, 'number')
          : maybe(number(items[0], names), 'number')
      }
      return maybe(`${name}(${items.map((item) => number(item, names)).join(', ')})`, 'number')
    }
    default:
      throw new FormulaError(`there is no function «${name}»`)
  }
}
