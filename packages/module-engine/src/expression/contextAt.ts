import type { Type } from './Built.ts'
import { type Binding, bindings } from './bindings.ts'
import { build } from './build.ts'
import { PRIOR, priorInfo } from './priorNames.ts'
import { readTree } from './readTree.ts'
import type { NameInfo, Scope } from './Scope.ts'
import { type Token, tokens } from './tokens.ts'
import { ITEM_OF } from './types.ts'

interface Place {
  from: number
  to: number
  typed: string
}

/** The place of a caret in an expression. `subject` is the name that a text at this place is compared with. */
export type Context =
  | (Place & { place: 'none' })
  | (Place & { place: 'text'; subject: NameInfo | undefined })
  | (Place & { place: 'member'; of: Type })
  | (Place & {
      place: 'operand'
      scope: Scope
      items: ReadonlyMap<string, NameInfo>
      subject: NameInfo | undefined
    })

/** It is longer than any name or label. The search for the start of a word takes quadratic time. */
const WORD_MAX = 64
const WORD = /[\p{L}\p{N}_]*$/u
const REST = /^[\p{L}\p{N}_]*/u

export function contextAt(source: string, offset: number, scope: Scope): Context {
  const found = tokens(source)
  const text = found.findIndex((token) => isInside(token, offset))
  if (text >= 0) return inText(found, text, offset, scope, source)
  const typed = WORD.exec(source.slice(Math.max(0, offset - WORD_MAX), offset))?.[0] ?? ''
  const rest = REST.exec(source.slice(offset))?.[0] ?? ''
  const place: Place = { from: offset - typed.length, to: offset + rest.length, typed }
  const next = found.findIndex((token) => token.from >= place.from)
  const index = next < 0 ? found.length : next
  const before = found[index - 1]
  // The caret is in a comment, in a number, or where an operator is expected.
  if (isInComment(source, offset, found) || /^\d/u.test(typed)) return { ...place, place: 'none' }
  if (before?.text === '.') {
    const items = itemsAt(found, index, scope, source)
    const of = receiverType(receiver(found, index - 1, source), widened(scope, items))
    return of ? { ...place, place: 'member', of } : { ...place, place: 'none' }
  }
  if (before && isOperand(before)) return { ...place, place: 'none' }
  const items = itemsAt(found, index, scope, source)
  return { ...place, place: 'operand', scope, items, subject: subjectOf(found, index, scope, items) }
}

/** `prior` alone has no value, only fields after its dot. */
function receiverType(source: string, scope: Scope): Type | undefined {
  if (source === PRIOR && !scope.names.has(PRIOR)) return priorRow(scope.names)
  const row = source.endsWith(`.${PRIOR}`) && typeOfSource(source.slice(0, -PRIOR.length - 1), scope)
  return row && row.row?.has(PRIOR) === false ? priorRow(row.row) : typeOfSource(source, scope)
}

function priorRow(names: ReadonlyMap<string, NameInfo>): Type {
  const row = [...names].flatMap(([name, info]) => {
    const then = priorInfo(info)
    return then ? [[name, then] as const] : []
  })
  return { kind: 'row', row: new Map(row) }
}

const quotes = (token: Token) => /^[rRbB]?(?:"""|'''|["'])/u.exec(token.text)?.[0].length ?? 0

function isInside(token: Token, offset: number): boolean {
  if (token.kind !== 'text' || offset < token.from + quotes(token)) return false
  return token.isOpen ? offset <= token.to : offset < token.to
}

function inText(
  found: readonly Token[],
  index: number,
  offset: number,
  scope: Scope,
  source: string,
): Context {
  const token = found[index]
  if (!token) return { from: offset, to: offset, typed: '', place: 'none' }
  const from = token.from + quotes(token)
  // An unclosed text takes the rest of the line, so only what is before the caret is replaced.
  const to = token.isOpen ? offset : token.to - 1
  const items = itemsAt(found, index, scope, source)
  const subject = subjectOf(found, index, scope, items)
  return { from, to, typed: source.slice(from, offset), place: 'text', subject }
}

function isInComment(source: string, offset: number, found: readonly Token[]): boolean {
  const start = source.lastIndexOf('//', offset - 1)
  if (start < 0 || source.slice(start, offset).includes('\n')) return false
  return !found.some(({ from, to }) => from <= start && start < to)
}

const WORD_OPERATORS: ReadonlySet<string> = new Set(['in'])
const isOperand = (token: Token) =>
  token.kind === 'mark'
    ? token.text === ')' || token.text === ']' || token.text === '}'
    : !(token.kind === 'name' && WORD_OPERATORS.has(token.text))

/** Returns the items of the comprehensions around a token. */
function itemsAt(
  found: readonly Token[],
  index: number,
  scope: Scope,
  source: string,
): ReadonlyMap<string, NameInfo> {
  const items = new Map<string, NameInfo>()
  const around = bindings(found).filter(({ open, close }) => open + 2 < index && index <= close)
  // Nesting is refused anyway, so the outermost ones are enough.
  for (const binding of around.slice(0, 2)) {
    const info = itemInfo(binding, found, widened(scope, items), source)
    if (info) items.set(binding.item, info)
  }
  return items
}

function itemInfo(
  binding: Binding,
  found: readonly Token[],
  scope: Scope,
  source: string,
): NameInfo | undefined {
  const list = typeOfSource(receiver(found, binding.dot, source), scope)
  const type = list && ITEM_OF[list.kind]
  if (!type) return undefined
  return {
    type,
    origin: 'input',
    ...(list.row && { row: list.row }),
    ...(list.options && { options: list.options }),
  }
}

const widened = (scope: Scope, items: ReadonlyMap<string, NameInfo>): Scope =>
  items.size === 0 ? scope : { ...scope, names: new Map([...scope.names, ...items]) }

/** Returns the source of the expression left of a dot. */
function receiver(found: readonly Token[], dot: number, source: string): string {
  let index = dot
  let start = dot
  do {
    index--
    while (found[index]?.text === ')' || found[index]?.text === ']') {
      index = opening(found, index)
      start = index
      index--
    }
    if (found[index]?.kind === 'name' && !WORD_OPERATORS.has(found[index]?.text ?? '')) {
      start = index
      index--
    }
  } while (found[index]?.text === '.' && index > 0)
  return source.slice(found[start]?.from, found[dot]?.from)
}

function opening(found: readonly Token[], close: number): number {
  let depth = 0
  for (let index = close; index >= 0; index--) {
    const token = found[index]
    if (token?.kind !== 'mark') continue
    if (')]}'.includes(token.text)) depth++
    else if ('([{'.includes(token.text) && --depth === 0) return index
  }
  return 0
}

/**
 * Finds the name that a text refers to in `level == …`, `level in [… , …`, `… in foci`, `contains(foci, …`
 * and `orElse(level, …`.
 */
function subjectOf(
  found: readonly Token[],
  index: number,
  scope: Scope,
  items: ReadonlyMap<string, NameInfo>,
): NameInfo | undefined {
  const info = (at: number): NameInfo | undefined => {
    const token = found[at]
    if (token?.kind !== 'name') return undefined
    const owner = found[at - 1]?.text === '.' ? found[at - 2] : undefined
    const isPrior = owner?.text === PRIOR && !items.has(PRIOR) && !scope.names.has(PRIOR)
    if (isPrior) return priorInfo(scope.names.get(token.text))
    if (owner) return (items.get(owner.text) ?? scope.names.get(owner.text))?.row?.get(token.text)
    return items.get(token.text) ?? scope.names.get(token.text)
  }
  const before = found[index - 1]?.text
  if (before === '==' || before === '!=') return info(index - 2)
  if (found[index]?.kind === 'text' && ['in', '==', '!='].includes(found[index + 1]?.text ?? '')) {
    return info(found[index + 3]?.text === '.' ? index + 4 : index + 2)
  }
  if (before === '[' || before === ',') {
    let open = index - 1
    while (found[open]?.text === ',' && found[open - 1]?.kind === 'text') open -= 2
    if (found[open]?.text === '[' && found[open - 1]?.text === 'in') return info(open - 2)
  }
  const isSecond = before === ',' && found[index - 3]?.text === '('
  const callee = found[index - 4]?.text
  return isSecond && (callee === 'contains' || callee === 'orElse') ? info(index - 2) : undefined
}

/** Returns the type of a source, or undefined if it has a fault. */
function typeOfSource(source: string, scope: Scope): Type | undefined {
  const { tree, faults } = readTree(source)
  if (!tree) return undefined
  const { type } = build(tree, { scope, faults, reads: new Set(), build })
  return faults.length === 0 ? type : undefined
}
