import { type Aspect, certain, join, literal, type Scalar, type ScalarType, scalar } from './Scalar.ts'
import type { Target } from './Target.ts'
import { Unsupported } from './Unsupported.ts'

/** A literal that is compared with an answer becomes the id of its option. */
export function meant(value: Scalar, beside: Scalar): Scalar {
  const { target } = beside
  if (value.literal === undefined || !target || (target.type !== 'choice' && target.type !== 'multi'))
    return value
  return literal(optionFor(target, beside.aspect ?? 'value', value))
}

export function optionFor(target: Target, aspect: Aspect, value: Scalar): string {
  const text = value.literal
  if (typeof text !== 'string') throw new Unsupported('answer')
  const maps =
    aspect === 'display'
      ? [target.byLabel]
      : aspect === 'code'
        ? [target.byCode]
        : [target.byCode, target.byLabel]
  for (const map of maps) {
    const found = map?.get(text)
    if (found !== undefined) return found
  }
  throw new Unsupported(`answer ${text.slice(0, 60)}`)
}

export const kept = ({ type, target, aspect }: Scalar): Omit<Scalar, 'formula' | 'isKnown'> => ({
  type,
  ...(target && { target }),
  ...(aspect && { aspect }),
})

export const negated = (value: Scalar): Scalar =>
  scalar('bool', join('!(', value.formula, ')'), value.isKnown)
export const lifted = (type: ScalarType, a: Scalar, operator: string, b: Scalar): Scalar =>
  scalar(type, join('(', a.formula, ` ${operator} `, b.formula, ')'), a.isKnown && b.isKnown)
export const logic = (operator: '&&' | '||', a: Scalar, b: Scalar): Scalar => lifted('bool', a, operator, b)

export const asText = (value: Scalar): Scalar => {
  if (value.type === 'text') {
    if (value.target?.type === 'choice') throw new Unsupported('words of an answer')
    return value
  }
  if (value.type === 'bool')
    return scalar('text', join('(', value.formula, ' ? "true" : "false")'), value.isKnown)
  return scalar('text', join('text(', value.formula, ')'), value.isKnown)
}

export function arithmetic(operator: string, a: Scalar, b: Scalar): Scalar {
  if (operator === '+' && a.type === 'text' && b.type === 'text')
    return lifted('text', asText(a), '+', asText(b))
  if (a.type !== 'decimal' || b.type !== 'decimal') throw new Unsupported(operator)
  if (operator === '+' || operator === '-' || operator === '*') return lifted('decimal', a, operator, b)
  const isSafe = typeof b.literal === 'string' && Number(b.literal) !== 0
  // In FHIRPath, division by zero gives an empty result, while the engine would report a failure.
  const safe = (value: Scalar): Scalar =>
    isSafe
      ? value
      : {
          ...scalar(
            'decimal',
            join(
              'onlyIf(',
              certain(lifted('bool', b, '!=', scalar('decimal', ['0'], true))),
              ', ',
              value.formula,
              ')',
            ),
          ),
        }
  if (operator === '/') return safe(lifted('decimal', a, '/', b))
  if (operator === 'mod') return safe(lifted('decimal', a, '%', b))
  if (operator === 'div') {
    const whole = scalar(
      'decimal',
      join('((', a.formula, ' - ', a.formula, ' % ', b.formula, ') / ', b.formula, ')'),
      a.isKnown && b.isKnown,
    )
    return safe(whole)
  }
  throw new Unsupported(operator)
}

type Method = (value: Scalar, args: readonly Scalar[]) => Scalar | undefined

const call =
  (of: ScalarType, gives: ScalarType, name: string, ...args: readonly ScalarType[]): Method =>
  (value, given) => {
    if (value.type !== of || given.length !== args.length || given.some(({ type }, at) => type !== args[at]))
      return undefined
    const formula = join(`${name}(`, value.formula, ...given.flatMap((arg) => [', ', arg.formula]), ')')
    return scalar(gives, formula, value.isKnown && given.every(({ isKnown }) => isKnown))
  }

/** This lists only methods for which the engine's function gives the same result for every value. */
export const METHODS: Readonly<Record<string, Method>> = {
  round: (value, args) =>
    args.length === 0
      ? call('decimal', 'decimal', 'round')(value, [])
      : call('decimal', 'decimal', 'round', 'decimal')(value, args),
  abs: call('decimal', 'decimal', 'abs'),
  ceiling: call('decimal', 'decimal', 'ceil'),
  floor: call('decimal', 'decimal', 'floor'),
  truncate: (value) =>
    value.type === 'decimal'
      ? scalar('decimal', join('(', value.formula, ' - ', value.formula, ' % 1)'), value.isKnown)
      : undefined,
  exp: call('decimal', 'decimal', 'exp'),
  ln: (value) => positive(value, call('decimal', 'decimal', 'ln')),
  sqrt: (value) =>
    value.type === 'decimal'
      ? scalar('decimal', join('onlyIf(', value.formula, ' >= 0, sqrt(', value.formula, '))'))
      : undefined,
  log: (value, args) =>
    args[0]?.literal === '10' ? positive(value, call('decimal', 'decimal', 'log10')) : undefined,
  power: call('decimal', 'decimal', 'pow', 'decimal'),
  lower: call('text', 'text', 'lower'),
  upper: call('text', 'text', 'upper'),
  startsWith: call('text', 'bool', 'startsWith', 'text'),
  endsWith: call('text', 'bool', 'endsWith', 'text'),
  contains: call('text', 'bool', 'contains', 'text'),
  length: call('text', 'decimal', 'size'),
  toString: asText,
  toDecimal: (value) =>
    value.type === 'decimal'
      ? value
      : value.type === 'text'
        ? call('text', 'decimal', 'number')(value, [])
        : undefined,
  toInteger: (value) =>
    value.type === 'decimal'
      ? value
      : value.type === 'text'
        ? call('text', 'decimal', 'number')(value, [])
        : undefined,
  toQuantity: (value) => (value.type === 'decimal' ? value : undefined),
}

const positive = (value: Scalar, method: Method): Scalar | undefined => {
  const made = method(value, [])
  return made && scalar('decimal', join('onlyIf(', value.formula, ' > 0, ', made.formula, ')'))
}
