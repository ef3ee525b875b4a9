import { typedEntries } from '@pandok/domain'
import { isCompared, type NamedField } from './namedFields.ts'

/** The comparisons that the condition builder offers. */
export type Comparison =
  | 'is'
  | 'isNot'
  | 'oneOf'
  | 'noneOf'
  | 'has'
  | 'hasNot'
  | 'eq'
  | 'ne'
  | 'ge'
  | 'gt'
  | 'le'
  | 'lt'
  | 'yes'
  | 'no'
  | 'known'
  | 'unknown'

export interface ConditionTerm {
  field: string
  comparison: Comparison
  values: readonly string[]
  /** For a size: its greatest dimension is compared. */
  of?: 'max' | undefined
}

export interface Condition {
  /** Whether all terms or any term must hold. */
  join: 'all' | 'any'
  terms: readonly ConditionTerm[]
}

const SIGNS = { eq: '==', ne: '!=', ge: '>=', gt: '>', le: '<=', lt: '<' } as const
const BY_SIGN = new Map(typedEntries<keyof typeof SIGNS, string>(SIGNS).map(([name, sign]) => [sign, name]))

/** The comparisons for a field of this kind, most likely first. */
export function comparisonsFor(field: Pick<NamedField, 'kind'>): readonly Comparison[] {
  if (isCompared(field)) return ['ge', 'gt', 'le', 'lt', 'eq', 'ne', 'known', 'unknown']
  if (field.kind === 'bool') return ['yes', 'no', 'known', 'unknown']
  if (field.kind === 'multi') return ['has', 'hasNot', 'known', 'unknown']
  if (field.kind === 'rows') return ['known']
  return ['is', 'isNot', 'oneOf', 'noneOf', 'known', 'unknown']
}

/** The most likely comparison for a field, without a value yet. */
export const termAbout = (field: Pick<NamedField, 'id' | 'kind'>): ConditionTerm => ({
  field: field.id,
  comparison: comparisonsFor(field)[0] ?? 'known',
  values: [],
  ...(field.kind === 'size' && { of: 'max' }),
})

/** The number of values it takes; «many» is one or more. */
export function arityOf(comparison: Comparison): 'none' | 'one' | 'many' {
  if (['yes', 'no', 'known', 'unknown'].includes(comparison)) return 'none'
  return comparison === 'oneOf' || comparison === 'noneOf' ? 'many' : 'one'
}

const isWhole = ({ comparison, values }: ConditionTerm) =>
  arityOf(comparison) === 'none' ||
  (values.length > 0 && (!(comparison in SIGNS) || NUMBER.test(values[0] ?? '')))

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/u

/** The CEL expression of a condition; undefined while a term lacks its value. */
export function writeCondition({ join, terms }: Condition): string | undefined {
  if (!isWholeCondition(terms)) return undefined
  return terms.map(writeTerm).join(join === 'all' ? ' && ' : ' || ')
}

/** Whether every term has its value; without a term there is no condition. */
export const isWholeCondition = (terms: readonly ConditionTerm[]): boolean =>
  terms.length > 0 && terms.every(isWhole)

export function writeTerm({ field, comparison, values, of }: ConditionTerm): string {
  const first = values[0] ?? ''
  const quoted = JSON.stringify(first)
  const list = `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
  switch (comparison) {
    case 'is':
      return `${field} == ${quoted}`
    case 'isNot':
      return `${field} != ${quoted}`
    case 'oneOf':
      return `${field} in ${list}`
    case 'noneOf':
      return `!(${field} in ${list})`
    case 'has':
      return `${quoted} in ${field}`
    case 'hasNot':
      return `!(${quoted} in ${field})`
    case 'yes':
      return field
    case 'no':
      return `!${field}`
    case 'known':
      return `known(${field})`
    case 'unknown':
      return `!known(${field})`
    default:
      return `${of === 'max' ? `max(${field})` : field} ${SIGNS[comparison]} ${first.startsWith('.') ? `0${first}` : first}`
  }
}

/** Parses a formula that the builder could have written; undefined for any other. */
export function readCondition(
  source: string,
  fields: readonly Pick<NamedField, 'id' | 'kind'>[],
): Condition | undefined {
  const tokens = tokenize(source)
  if (!tokens) return undefined
  const terms: ConditionTerm[] = []
  let join: Condition['join'] | undefined
  let at = 0
  while (true) {
    const end = endOfTerm(tokens, at)
    const term = readTerm(tokens.slice(at, end), fields)
    if (!term) return undefined
    terms.push(term)
    const link = tokens[end]
    if (link === undefined) return { join: join ?? 'all', terms }
    const next = link === '&&' ? 'all' : 'any'
    // && binds tighter than ||, so a mixture isn't a single list of terms.
    if (join !== undefined && join !== next) return undefined
    join = next
    at = end + 1
  }
}

/** Names for earlier examinations (`earlierFields`) count as one name. */
const TOKEN =
  /\s*((?:change|percent_change|doubling_time|nadir)\(\w+\)|prior\.\w+|&&|\|\||==|!=|>=|<=|>|<|!|\(|\)|\[|\]|,|-?(?:\d+(?:\.\d+)?|\.\d+)|[A-Za-z_]\w*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*/uy

export function tokenize(source: string): string[] | undefined {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.length) {
    const token = TOKEN.exec(source)?.[1]
    if (token === undefined) return undefined
    tokens.push(token)
  }
  return tokens
}

export function endOfTerm(tokens: readonly string[], from: number): number {
  let depth = 0
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === '(' || token === '[') depth += 1
    if (token === ')' || token === ']') depth -= 1
    if (depth === 0 && (token === '&&' || token === '||')) return at
  }
  return tokens.length
}

export type Fields = readonly Pick<NamedField, 'id' | 'kind'>[]

export function readTerm(tokens: readonly string[], fields: Fields): ConditionTerm | undefined {
  const [first] = tokens
  if (first === '(' && tokens.at(-1) === ')' && endsAtLast(tokens))
    return readTerm(tokens.slice(1, -1), fields)
  if (first !== '!') return readPositive(tokens, fields)
  const term = readTerm(tokens.slice(1), fields)
  const opposite = term && OPPOSITES[term.comparison]
  // Without parentheses, ! applies to the name only: `!a == b` has another meaning.
  const isBound = tokens[1] === '(' || tokens.length === 2 || tokens[1] === 'known'
  return opposite && isBound ? { ...term, comparison: opposite } : undefined
}

const OPPOSITES: Partial<Record<Comparison, Comparison>> = {
  yes: 'no',
  known: 'unknown',
  oneOf: 'noneOf',
  has: 'hasNot',
  is: 'isNot',
}

/** Whether the opening bracket is closed by the last token. */
export function endsAtLast(tokens: readonly string[]): boolean {
  let depth = 0
  return tokens.every((token, at) => {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    return depth > 0 || at === tokens.length - 1
  })
}

function readPositive(tokens: readonly string[], fields: Fields): ConditionTerm | undefined {
  const [first = '', sign = '', last = ''] = tokens
  if (tokens.length === 1) return termOf(fields, first, 'yes', [])
  if (first === 'known' && tokens.length === 4 && sign === '(') return termOf(fields, last, 'known', [])
  if (sign === 'in') {
    if (tokens.length === 3) return termOf(fields, last, 'has', textsOf([first]))
    return tokens[2] === '[' && tokens.at(-1) === ']'
      ? termOf(fields, first, 'oneOf', listOf(tokens.slice(3, -1)))
      : undefined
  }
  if (first === 'max' && sign === '(' && tokens[3] === ')') return readGreatest(last, tokens.slice(4), fields)
  if (tokens.length !== 3) return undefined
  const comparison = BY_SIGN.get(sign)
  if (!comparison) return undefined
  if (NUMBER.test(last)) return termOf(fields, first, comparison, [last])
  const texts = textsOf([last])
  if (comparison === 'eq') return termOf(fields, first, 'is', texts)
  return comparison === 'ne' ? termOf(fields, first, 'isNot', texts) : undefined
}

/** `max(size) >= 1.5`: a size is compared by its greatest dimension. */
function readGreatest(id: string, rest: readonly string[], fields: Fields): ConditionTerm | undefined {
  const [sign = '', number = ''] = rest
  const comparison = BY_SIGN.get(sign)
  const isSize = fields.some((field) => field.id === id && field.kind === 'size')
  if (!comparison || !isSize || rest.length !== 2 || !NUMBER.test(number)) return undefined
  return { field: id, comparison, values: [number], of: 'max' }
}

function listOf(tokens: readonly string[]): string[] | undefined {
  if (!tokens.every((token, at) => (at % 2 === 0 ? token !== ',' : token === ','))) return undefined
  return textsOf(tokens.filter((_, at) => at % 2 === 0))
}

function textsOf(tokens: readonly string[]): string[] | undefined {
  // Anything but plain quoted text (escapes, names, numbers) is left to the formula field.
  const texts = tokens.map((token) => /^(["'])([^\\]*)\1$/u.exec(token)?.[2])
  return texts.length > 0 && texts.every((each) => each !== undefined) ? texts : undefined
}

function termOf(
  fields: Fields,
  id: string,
  comparison: Comparison,
  values: readonly string[] | undefined,
): ConditionTerm | undefined {
  const field = fields.find((each) => each.id === id)
  if (!field || !values || !comparisonsFor(field).includes(comparison)) return undefined
  // A size can't be compared with a number directly, only its greatest dimension can.
  if (field.kind === 'size' && comparison in SIGNS) return undefined
  return { field: id, comparison, values }
}
