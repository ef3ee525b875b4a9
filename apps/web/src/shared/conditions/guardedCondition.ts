import {
  type Comparison,
  type Condition,
  type ConditionTerm,
  endOfTerm,
  endsAtLast,
  type Fields,
  isWholeCondition,
  readTerm,
  tokenize,
  writeTerm,
} from './condition.ts'

/** These comparisons hold for a missing answer: «is not irregular» is true of a margin that nobody described. */
const NEGATIVE: ReadonlySet<Comparison> = new Set(['isNot', 'noneOf', 'hasNot', 'ne', 'no'])
const OF_KNOWING: ReadonlySet<Comparison> = new Set(['known', 'unknown'])

/**
 * The CEL expression of a condition over fields that may be empty. A plain comparison with a missing answer
 * is unknown, and what depends on it couldn't be written; so each comparison defines the result for that
 * case.
 */
export function writeGuarded({ join, terms }: Condition): string | undefined {
  if (!isWholeCondition(terms)) return undefined
  return terms.map(guarded).join(join === 'all' ? ' && ' : ' || ')
}

function guarded(term: ConditionTerm): string {
  const { field, comparison } = term
  if (OF_KNOWING.has(comparison)) return writeTerm(term)
  return NEGATIVE.has(comparison)
    ? `(!known(${field}) || ${writeTerm(term)})`
    : `(known(${field}) && ${writeTerm(term)})`
}

/** Parses a formula with or without guards; undefined if it says more than a list of terms can. */
export function readGuarded(source: string, fields: Fields): Condition | undefined {
  const tokens = tokenize(source)
  const node = tokens && read(tokens, fields)
  if (!node) return undefined
  if (!('parts' in node)) return { join: 'all', terms: [node] }
  const terms = node.parts.filter((part): part is ConditionTerm => !('parts' in part))
  return terms.length === node.parts.length ? { join: node.join, terms } : undefined
}

type Node = ConditionTerm | { join: Condition['join']; parts: readonly Node[] }

function read(tokens: readonly string[], fields: Fields): Node | undefined {
  if (tokens[0] === '(' && tokens.at(-1) === ')' && endsAtLast(tokens))
    return read(tokens.slice(1, -1), fields)
  // && binds tighter than ||.
  for (const [sign, join] of [
    ['||', 'any'],
    ['&&', 'all'],
  ] as const) {
    const lists = splitAt(tokens, sign)
    if (lists.length === 1) continue
    const parts = lists.map((list) => read(list, fields))
    return parts.every((part) => part !== undefined) ? simplified(join, parts) : undefined
  }
  return readTerm(tokens, fields)
}

function splitAt(tokens: readonly string[], sign: string): (readonly string[])[] {
  const lists: (readonly string[])[] = []
  let from = 0
  for (let at = 0; at < tokens.length; at = endOfTerm(tokens, at) + 1) {
    const end = endOfTerm(tokens, at)
    if (tokens[end] !== sign) continue
    lists.push(tokens.slice(from, end))
    from = end + 1
  }
  return [...lists, tokens.slice(from)]
}

function simplified(join: Condition['join'], nodes: readonly Node[]): Node {
  const flat = nodes.flatMap((node) => ('parts' in node && node.join === join ? node.parts : [node]))
  const [guard, isGuarded] =
    join === 'all'
      ? (['known', (one: Comparison) => !NEGATIVE.has(one)] as const)
      : (['unknown', (one: Comparison) => NEGATIVE.has(one)] as const)
  const isNeeded = (node: Node) =>
    'parts' in node ||
    node.comparison !== guard ||
    !flat.some(
      (other) =>
        !('parts' in other) &&
        other.field === node.field &&
        !OF_KNOWING.has(other.comparison) &&
        isGuarded(other.comparison),
    )
  const parts = oneAnswerOf(join, flat.filter(isNeeded))
  const [only] = parts
  return only && parts.length === 1 ? only : { join, parts }
}

/** «x is a or x is b» is one term: x is one of a, b. */
function oneAnswerOf(join: Condition['join'], parts: readonly Node[]): readonly Node[] {
  const [first] = parts
  if (join !== 'any' || parts.length < 2 || !first || 'parts' in first) return parts
  const { field } = first
  const values = parts.flatMap((part) =>
    !('parts' in part) && part.field === field && (part.comparison === 'is' || part.comparison === 'oneOf')
      ? [part.values]
      : [],
  )
  return values.length === parts.length
    ? [{ field, comparison: 'oneOf', values: [...new Set(values.flat())] }]
    : parts
}
