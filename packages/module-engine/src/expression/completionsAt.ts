import type { LocalText } from '../document/fields.ts'
import { type Context, contextAt } from './contextAt.ts'
import { COMPREHENSION_FUNCTIONS, FUNCTIONS } from './functions/EXPRESSION_FUNCTIONS.ts'
import { PRIOR, PRIOR_NAMES } from './priorNames.ts'
import type { ValueType } from './rowOf.ts'
import type { NameInfo, Scope } from './Scope.ts'
import { ITEM_OF } from './types.ts'

export interface Completion {
  kind: 'name' | 'option' | 'function' | 'keyword'
  text: string
  /** The text that replaces `from`…`to`; that of a function ends with its opening bracket. */
  insert: string
  type?: ValueType
  label?: LocalText
  unit?: string
  signature?: string
}

/** Lists what can be inserted at a place of a source that may be half written, best first. */
export function completionsAt(
  source: string,
  offset: number,
  scope: Scope,
): { from: number; to: number; items: Completion[] } {
  const context = contextAt(source, Math.max(0, Math.min(offset, source.length)), scope)
  return { from: context.from, to: context.to, items: ranked(candidates(context), context.typed) }
}

function candidates(context: Context): Completion[] {
  switch (context.place) {
    case 'none':
      return []
    case 'text':
      return optionsOf(context.subject, false)
    case 'member':
      return [
        ...(context.of.kind === 'row' ? names(context.of.row ?? new Map()) : []),
        ...functionsOn(context.of.kind),
      ]
    case 'operand':
      return [
        ...optionsOf(context.subject, true),
        ...names(context.items),
        ...names(context.scope.names),
        ...priors(context.scope.names),
        ...(context.typed === '' ? [] : KEYWORDS),
        ...[...FUNCTIONS.values()].map(({ name, signature }) => called(name, signature)),
      ]
  }
}

/** Names for earlier examinations, unless the module has values with those names. */
const priors = (own: ReadonlyMap<string, NameInfo>): Completion[] => [
  ...(own.has(PRIOR) ? [] : [{ kind: 'keyword' as const, text: PRIOR, insert: `${PRIOR}.` }]),
  ...names(PRIOR_NAMES).filter(({ text }) => !own.has(text)),
]

const KEYWORDS: readonly Completion[] = ['true', 'false'].map((text) => ({
  kind: 'keyword',
  text,
  insert: text,
  type: 'bool',
}))

const called = (name: string, signature: string): Completion => ({
  kind: 'function',
  text: name,
  insert: `${name}(`,
  signature,
})

/** Methods take the left side of the dot as their first argument. */
const functionsOn = (type: ValueType): Completion[] => [
  ...(ITEM_OF[type] ? COMPREHENSION_FUNCTIONS.map(({ name, signature }) => called(name, signature)) : []),
  ...[...FUNCTIONS.values()]
    .filter(({ on }) => on.includes(type))
    .map(({ name, signature }) => called(name, signature)),
]

const names = (known: ReadonlyMap<string, NameInfo>): Completion[] =>
  [...known].map(([text, { type, label, unit }]) => ({
    kind: 'name',
    text,
    insert: text,
    type,
    ...(label && { label }),
    ...(unit !== undefined && { unit }),
  }))

const optionsOf = (subject: NameInfo | undefined, isQuoted: boolean): Completion[] =>
  (subject?.options ?? []).map(({ id, label }) => ({
    kind: 'option',
    text: id,
    insert: isQuoted ? `"${id}"` : id,
    type: 'text',
    ...(label && { label }),
  }))

/**
 * Items that begin with the typed text come before those that only contain it. Labels of any language count,
 * so that 크기 finds size_mm.
 */
function ranked(items: readonly Completion[], typed: string): Completion[] {
  const sought = typed.toLowerCase()
  if (sought === '') return [...items]
  const words = ({ text, label }: Completion) =>
    [text, ...Object.values(label ?? {})].map((word) => word.toLowerCase())
  const beginning = items.filter((item) => words(item).some((word) => word.startsWith(sought)))
  const containing = items.filter(
    (item) => !beginning.includes(item) && words(item).some((word) => word.includes(sought)),
  )
  return [...beginning, ...containing]
}
