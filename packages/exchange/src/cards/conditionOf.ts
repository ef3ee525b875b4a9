import { attributeOf, childrenOf, type XmlNode } from '../xml/XmlNode.ts'
import type { CardsElement, CardsReading } from './CardsReading.ts'

/** A test of one element. A missing answer fulfills only `known: false` and `notIn`. */
export type Test =
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'notIn'; values: readonly string[] }
  | { kind: 'range'; lower: string | null; upper: string | null; brackets: '[]' | '[)' | '(]' | '()' }
  | { kind: 'notNumber'; value: string }
  | { kind: 'has'; value: string }
  | { kind: 'atLeast'; count: number }
  | { kind: 'known'; known: boolean }

export type Condition =
  | { op: 'and' | 'or'; of: readonly Condition[] }
  | { op: 'not'; of: Condition }
  | { op: 'const'; value: boolean }
  | { op: 'test'; name: string; test: Test }

const ALWAYS: Condition = { op: 'const', value: true }
const NEVER: Condition = { op: 'const', value: false }

export const isCondition = ({ name }: XmlNode): boolean =>
  name.endsWith('Condition') ||
  name === 'SectionIf' ||
  name === 'SectionIfNot' ||
  name === 'SectionIfValue' ||
  name === 'SectionIfValueNot'

/** Combines all conditions directly inside an element; all of them must hold. */
export function conditionsIn(node: XmlNode, reading: CardsReading): Condition {
  const found = childrenOf(node).filter(isCondition)
  const [only] = found
  if (!only) return ALWAYS
  return found.length === 1
    ? conditionOf(only, reading)
    : { op: 'and', of: found.map((one) => conditionOf(one, reading)) }
}

function conditionOf(node: XmlNode, reading: CardsReading): Condition {
  const inside = () =>
    childrenOf(node)
      .filter(isCondition)
      .map((child) => conditionOf(child, reading))
  switch (node.name) {
    case 'AndCondition':
      return { op: 'and', of: inside() }
    case 'OrCondition':
      return { op: 'or', of: inside() }
    case 'NotCondition':
      return { op: 'not', of: { op: 'and', of: inside() } }
  }
  const id = attributeOf(node, 'DataElementId') ?? ''
  const element = reading.elements.get(id)
  if (!element) {
    reading.losses.add('reference', reading.placeOf(node), `${node.name} ${id}`, { what: 'DataElementId' })
    // An element that nobody can answer has no answer.
    return node.name === 'SectionIfNot' || isNegative(node) ? ALWAYS : NEVER
  }
  const { name, type } = element
  const test = (made: Test): Condition => ({ op: 'test', name, test: made })
  if (node.name === 'SectionIf') return test({ kind: 'known', known: true })
  if (node.name === 'SectionIfNot') return test({ kind: 'known', known: false })
  if (node.name === 'HasAnyNChoicesCondition') {
    const count = Number(attributeOf(node, 'MinimumChoices'))
    return type === 'multi' && Number.isInteger(count)
      ? test({ kind: 'atLeast', count })
      : unknownOf(node, reading)
  }
  return type === 'number' ? ofNumber(node, element, reading) : ofOption(node, element, reading)
}

const isNegative = ({ name }: XmlNode): boolean =>
  name === 'NotEqualCondition' || name === 'SectionIfValueNot'

/** Returns the value to compare with, which may be a reference to a constant. */
function comparedWith(node: XmlNode, { globals }: CardsReading): string {
  const raw = attributeOf(node, 'ComparisonValue') ?? ''
  return globals.get(raw) ?? raw
}

function ofNumber(node: XmlNode, { name }: CardsElement, reading: CardsReading): Condition {
  const test = (made: Test): Condition => ({ op: 'test', name, test: made })
  const value = comparedWith(node, reading)
  const number = /^-?\d+(?:\.\d+)?$/u.test(value) && value.length <= 30 ? value : undefined
  const range = number === undefined ? undefined : rangeOf(node.name, number)
  if (range) return test(range)
  if (isNegative(node)) return number === undefined ? ALWAYS : test({ kind: 'notNumber', value: number })
  return unknownOf(node, reading)
}

const EQUAL: ReadonlySet<string> = new Set(['EqualCondition', 'ContainsCondition', 'SectionIfValue'])

function ofOption(node: XmlNode, { name, type, byValue }: CardsElement, reading: CardsReading): Condition {
  const test = (made: Test): Condition => ({ op: 'test', name, test: made })
  const value = comparedWith(node, reading)
  const option = byValue ? byValue.get(value) : value
  if (option === undefined) {
    const [id, raw] = [attributeOf(node, 'DataElementId') ?? '', attributeOf(node, 'ComparisonValue') ?? '']
    reading.losses.add('broken', reading.placeOf(node), `${node.name} ${id} ${raw}`, {
      what: 'ComparisonValue',
    })
    return isNegative(node) ? ALWAYS : NEVER
  }
  const isMulti = type === 'multi'
  const has = test(isMulti ? { kind: 'has', value: option } : { kind: 'in', values: [option] })
  if (isNegative(node)) return isMulti ? { op: 'not', of: has } : test({ kind: 'notIn', values: [option] })
  return EQUAL.has(node.name) ? has : unknownOf(node, reading)
}

function unknownOf(node: XmlNode, reading: CardsReading): Condition {
  reading.losses.add(
    'unsupported',
    reading.placeOf(node),
    `${node.name} ${attributeOf(node, 'DataElementId') ?? ''} ${attributeOf(node, 'ComparisonValue') ?? ''}`,
    { what: node.name },
  )
  return NEVER
}

function rangeOf(name: string, value: string): Test | undefined {
  switch (name) {
    case 'EqualCondition':
    case 'SectionIfValue':
    case 'ContainsCondition':
      return { kind: 'range', lower: value, upper: value, brackets: '[]' }
    case 'GreaterThanCondition':
      return { kind: 'range', lower: value, upper: null, brackets: '()' }
    case 'GreaterThanOrEqualsCondition':
      return { kind: 'range', lower: value, upper: null, brackets: '[)' }
    case 'LessThanCondition':
      return { kind: 'range', lower: null, upper: value, brackets: '()' }
    case 'LessThanOrEqualsCondition':
      return { kind: 'range', lower: null, upper: value, brackets: '(]' }
    default:
      return undefined
  }
}

/**
 * Converts a condition into CEL. As in the file, the result is always decided, even if values are unknown.
 */
export function celOf(condition: Condition): string {
  switch (condition.op) {
    case 'const':
      return String(condition.value)
    case 'not':
      return `!(${celOf(condition.of)})`
    case 'test':
      return celOfTest(condition.name, condition.test)
    default: {
      const parts = condition.of.map(celOf)
      if (parts.length === 0) return condition.op === 'and' ? 'true' : 'false'
      return parts.length === 1
        ? (parts[0] ?? '')
        : `(${parts.join(condition.op === 'and' ? ' && ' : ' || ')})`
    }
  }
}

const text = (value: string): string => JSON.stringify(value)

export function celOfTest(name: string, test: Test): string {
  switch (test.kind) {
    case 'known':
      return test.known ? `known(${name})` : `!known(${name})`
    case 'in':
      return test.values.length === 1
        ? `orElse(${name} == ${text(test.values[0] ?? '')}, false)`
        : `orElse(${name} in [${test.values.map(text).join(', ')}], false)`
    case 'notIn':
      return test.values.length === 1
        ? `orElse(${name} != ${text(test.values[0] ?? '')}, true)`
        : `!orElse(${name} in [${test.values.map(text).join(', ')}], false)`
    case 'has':
      return `orElse(${text(test.value)} in ${name}, false)`
    case 'atLeast':
      return `orElse(size(${name}) >= ${test.count}, false)`
    case 'notNumber':
      return `orElse(${name} != ${test.value}, true)`
    case 'range': {
      const { lower, upper, brackets } = test
      if (lower !== null && lower === upper) return `orElse(${name} == ${lower}, false)`
      const parts = [
        ...(lower === null ? [] : [`${name} ${brackets.startsWith('[') ? '>=' : '>'} ${lower}`]),
        ...(upper === null ? [] : [`${name} ${brackets.endsWith(']') ? '<=' : '<'} ${upper}`]),
      ]
      return `orElse(${parts.join(' && ')}, false)`
    }
  }
}
