import { ParseError } from '@marcbachmann/cel-js'
import type { ExpressionFault } from './ExpressionFault.ts'
import type { Token } from './tokens.ts'

/** Reasons why a source isn't an expression; each has its own sentence. */
export const SYNTAX_REASONS = [
  'end', // something is missing at the end
  'closing', // params: token; a bracket isn't closed before it
  'unexpected', // params: token
  'singleEquals', // `=` for `==`
  'openText', // a text without its closing quote
  'escape', // an unknown `\x` in a text
  'reserved', // params: token; a reserved word
] as const
export type SyntaxReason = (typeof SYNTAX_REASONS)[number]

const LIMITS: readonly [string, string][] = [
  ['maxDepth', 'depth'],
  ['maxAstNodes', 'nodes'],
  ['maxListElements', 'list'],
  ['maxMapEntries', 'list'],
  ['maxCallArguments', 'arguments'],
]

/** Translates an error of the parser into a fault with its place. */
export function syntaxFault(error: unknown, source: string, found: readonly Token[]): ExpressionFault {
  const whole = { from: 0, to: source.length }
  // Only a stack overflow of the parser could end here; the limits are far below it.
  if (!(error instanceof ParseError)) {
    return { code: 'expression.tooCostly', range: whole, params: { limit: 'depth' } }
  }
  const start = Math.min(error.range?.start ?? 0, source.length)
  const token = found.find(({ to }) => to > start)
  const range = token && token.from <= start ? { from: start, to: token.to } : { from: start, to: start }
  const { summary, code } = error
  if (code === 'limit_exceeded') {
    const limit = LIMITS.find(([name]) => summary.includes(name))?.[1] ?? 'nodes'
    return { code: 'expression.tooCostly', range, params: { limit } }
  }
  if (NUMBER_CODES.has(code)) return { code: 'expression.refused', range, params: { what: 'number' } }
  if (code === 'invalid_macro_argument') {
    return { code: 'expression.refused', range, params: { what: 'comprehensionForm' } }
  }
  const reason = reasonOf(code, token)
  const text = token && reason !== 'end' ? { token: token.text.slice(0, 40) } : {}
  return { code: 'expression.syntax', range, params: { reason, message: summary, ...text } }
}

const NUMBER_CODES: ReadonlySet<string> = new Set([
  'invalid_number',
  'invalid_integer',
  'invalid_hex_integer',
  'invalid_exponent',
])
const TEXT_CODES: ReadonlySet<string> = new Set([
  'newline_in_string',
  'unterminated_string',
  'unterminated_triple_quoted_string',
])

function reasonOf(code: string, token: Token | undefined): SyntaxReason {
  if (TEXT_CODES.has(code)) return 'openText'
  if (code === 'reserved_identifier') return 'reserved'
  if (code.includes('escape') || code.includes('surrogate')) return 'escape'
  if (!token) return 'end'
  if (token.text === '=') return 'singleEquals'
  return code === 'expected_token' ? 'closing' : 'unexpected'
}
