import type { Formula } from '../../form/Form.ts'
import type { Target } from './Target.ts'
import { Unsupported } from './Unsupported.ts'

export interface PathScope {
  targets: ReadonlyMap<string, Target>
  /** Returns the key of the value with a question's points, which is created at its first use. */
  pointsOf: (target: Target) => string | undefined
  /** Returns the expression of `%name` in the current scope. */
  variable: (name: string) => string | undefined
  /** Returns the value for a long variable, so that formulas don't repeat its expression. */
  valueOf: (name: string, compile: () => Scalar) => Scalar
  /** The repeating section that contains the expression. */
  rows: string | undefined
}

export type ScalarType = 'decimal' | 'text' | 'bool'

/** A single value, which may be absent. */
export interface Scalar {
  type: ScalarType
  formula: Formula
  /** True if it has a value whatever the answers are. */
  isKnown: boolean
  literal?: string | boolean
  /** The question whose answer it is. */
  target?: Target
  aspect?: Aspect
}

export type Aspect = 'value' | 'code' | 'display'

/** The values of a question in the rows of a repeating section. */
export interface RowList {
  target: Target
  section: string
  points?: string
}

export type Abstract =
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

export const join = (...pieces: readonly (string | Formula)[]): Formula =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [piece] : [...piece]))
export const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[\u007F-\u009F\u2028\u2029]/gu, '')
export const scalar = (type: ScalarType, formula: Formula, isKnown = false): Scalar => ({
  type,
  formula,
  isKnown,
})
export const known = (value: Scalar): Formula =>
  value.isKnown ? ['true'] : join('known(', value.formula, ')')
export const certain = (value: Scalar): Formula =>
  value.isKnown
    ? value.formula
    : join(
        'orElse(',
        value.formula,
        ', ',
        value.type === 'bool' ? 'false' : value.type === 'text' ? '""' : '0',
        ')',
      )

/** Returns the answer of a question as a value of expressions. */
export function answerOf(target: Target, aspect: Aspect): Scalar {
  const type = target.type === 'decimal' || target.type === 'bool' ? target.type : 'text'
  return { type, formula: [{ key: target.key }], isKnown: false, target, aspect }
}

export function literal(value: string | boolean): Scalar {
  return typeof value === 'boolean'
    ? { type: 'bool', formula: [String(value)], isKnown: true, literal: value }
    : { type: 'text', formula: [quoted(value)], isKnown: true, literal: value }
}

export function scalars(value: Abstract, scope: PathScope): readonly Scalar[] {
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

/** Returns the only value, which must have this type if one is given. */
export function one(value: Abstract, scope: PathScope, type?: ScalarType): Scalar {
  const [first, ...more] = scalars(value, scope)
  if (!first) throw new Unsupported('empty')
  if (more.length > 0) throw new Unsupported('several values')
  if (type !== undefined && first.type !== type) throw new Unsupported(`${first.type} for ${type}`)
  return first
}

export const isListed = (value: Abstract): value is Extract<Abstract, { kind: 'answers' | 'values' }> =>
  value.kind === 'answers' || value.kind === 'values'
