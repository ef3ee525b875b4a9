import type { Formula } from '../form/Form.ts'
import type { Target } from './fhirpath/Target.ts'
import { choiceIn, decimalOf, field, listOf, textIn } from './json.ts'
import type { QuestionnaireReading } from './QuestionnaireReading.ts'

/** Converts `enableWhen` of an item into a condition; unsupported parts are listed and omitted. */
export function enableWhen(item: unknown, path: string, reading: QuestionnaireReading): Formula | undefined {
  const conditions = listOf(field(item, 'enableWhen'))
  if (conditions.length === 0) return undefined
  const parts: Formula[] = []
  for (const [index, condition] of conditions.entries()) {
    const place = reading.placeAt(`${path}.enableWhen[${index}]`)
    const question = textIn(condition, 'question')
    const target = question === undefined ? undefined : reading.targets.get(question)
    if (!target) {
      reading.losses.add('reference', place, question ?? '', { what: 'enableWhen' })
      continue
    }
    const part = conditionOf(condition, target)
    if (part) parts.push(part)
    else reading.losses.add('unsupported', place, JSON.stringify(condition), { what: 'enableWhen' })
  }
  if (parts.length === 0) return undefined
  // In STU3 and R4, one fulfilled condition is enough by default.
  const operator = textIn(item, 'enableBehavior') === 'all' ? ' && ' : ' || '
  return parts.length === 1
    ? parts[0]
    : parts.flatMap((part, at) => [...(at === 0 ? [] : [operator]), '(', ...part, ')'])
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '=': '==',
  '!=': '!=',
  '>': '>',
  '<': '<',
  '>=': '>=',
  '<=': '<=',
}

function conditionOf(condition: unknown, target: Target): Formula | undefined {
  const key: Formula = [{ key: target.key }]
  const operator =
    textIn(condition, 'operator') ?? (field(condition, 'hasAnswer') !== undefined ? 'exists' : '=')
  const answer = choiceIn(condition, 'answer')
  if (operator === 'exists') {
    const isWanted = field(condition, 'answerBoolean') ?? field(condition, 'hasAnswer')
    return isWanted === false ? ['!known(', ...key, ')'] : ['known(', ...key, ')']
  }
  const compare = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined
  if (!compare || !answer) return undefined
  if (target.type === 'choice' || target.type === 'multi') {
    const option = optionOf(answer.value, target)
    if (option === undefined || (compare !== '==' && compare !== '!=')) return undefined
    if (target.type === 'choice') return [...key, ` ${compare} ${JSON.stringify(option)}`]
    return compare === '=='
      ? [JSON.stringify(option), ' in ', ...key]
      : ['!(', JSON.stringify(option), ' in ', ...key, ')']
  }
  if (target.type === 'bool') {
    if (typeof answer.value !== 'boolean' || (compare !== '==' && compare !== '!=')) return undefined
    return [...key, ` ${compare} ${answer.value}`]
  }
  if (target.type === 'decimal') {
    const number = decimalOf(answer.value) ?? decimalOf(field(answer.value, 'value'))
    return number === undefined ? undefined : [...key, ` ${compare} ${number}`]
  }
  if (target.type === 'size') return undefined
  const text =
    typeof answer.value === 'string'
      ? answer.value
      : (textIn(answer.value, 'display') ?? textIn(answer.value, 'code'))
  return text === undefined ? undefined : [...key, ` ${compare} ${JSON.stringify(text)}`]
}

function optionOf(value: unknown, { byCode, byLabel }: Target): string | undefined {
  const wanted =
    typeof value === 'string' || typeof value === 'number'
      ? [String(value)]
      : [textIn(value, 'code'), textIn(value, 'display')]
  for (const text of wanted) {
    const found = text === undefined ? undefined : (byCode?.get(text) ?? byLabel?.get(text))
    if (found !== undefined) return found
  }
  return undefined
}
