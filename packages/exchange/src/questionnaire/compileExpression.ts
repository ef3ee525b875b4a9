import type { LocalText } from '@pandok/module-engine'
import { sourceText } from '../form/definitionOf.ts'
import type { FormValue } from '../form/Form.ts'
import { compilePath } from './fhirpath/compilePath.ts'
import type { Scalar } from './fhirpath/Scalar.ts'
import type { Target } from './fhirpath/Target.ts'
import { Unsupported } from './fhirpath/Unsupported.ts'
import type { ItemScope, QuestionnaireReading, Variables } from './QuestionnaireReading.ts'

interface Expression {
  name: string | undefined
  source: string
  language: string | undefined
}

/**
 * Converts an expression of the file into CEL. It is undefined if the expression isn't supported, in which
 * case it is listed as lost.
 */
export function compileExpression(
  { source, language }: Expression,
  path: string,
  scope: ItemScope,
  reading: QuestionnaireReading,
): Scalar | undefined {
  const reportLoss = (what: string) => reading.losses.add('code', reading.placeAt(path), source, { what })
  if (language !== undefined) {
    reportLoss(language.slice(0, 40))
    return undefined
  }
  const ownerOf = (name: string) => scope.variables.findLast(({ found }) => found.has(name))
  const variable = (name: string): string | undefined => {
    const found = ownerOf(name)?.found.get(name)
    return found?.language === undefined ? found?.source : undefined
  }
  try {
    return compilePath(source, {
      targets: reading.targets,
      variable,
      rows: scope.rows,
      pointsOf: (target) => pointsOf(target, reading),
      valueOf: (name, compile) => variableValue(name, compile(), ownerOf(name), scope, reading, path),
    })
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
    reportLoss(error.what)
    return undefined
  }
}

const SHORT = 60

/** A long variable becomes a value next to the expression that first uses it. */
function variableValue(
  name: string,
  value: Scalar,
  owner: Variables | undefined,
  scope: ItemScope,
  reading: QuestionnaireReading,
  path: string,
): Scalar {
  if (!owner || sourceText(value.formula).length <= SHORT) return value
  const made = reading.made.get(owner) ?? new Map<string, string>()
  reading.made.set(owner, made)
  const known = made.get(name)
  const key = known ?? `%${name}${reading.madeCount > 0 ? `#${reading.madeCount}` : ''}`
  if (known === undefined) {
    reading.madeCount += 1
    made.set(name, key)
    const result = value.type === 'decimal' ? 'number' : value.type
    const item: FormValue = {
      kind: 'value',
      key,
      label: { [reading.locale]: name.slice(0, 60) },
      place: reading.placeAt(path),
      result,
      made: { by: 'formula', formula: value.formula },
      isInner: true,
    }
    const into = owner.into ?? scope.into
    into.push(item)
  }
  return { type: value.type, formula: [{ key }], isKnown: value.isKnown }
}

/**
 * Returns the value with the points of a question. It is created next to the question when a formula first
 * uses it.
 */
function pointsOf(target: Target, reading: QuestionnaireReading): string | undefined {
  const known = reading.points.get(target.key)
  if (known !== undefined) return known
  const owner = reading.owners.get(target.key)
  const question = owner?.find((item) => item.kind === 'field' && item.key === target.key)
  if (!owner || question?.kind !== 'field' || !hasPoints(question.input)) return undefined
  const key = `${target.key}#points`
  const value: FormValue = {
    kind: 'value',
    key,
    label: pointsLabel(question.label),
    place: question.place,
    result: 'number',
    made: { by: 'points', of: [target.key], agg: 'sum' },
    isInner: true,
  }
  owner.splice(owner.indexOf(question) + 1, 0, value)
  reading.points.set(target.key, key)
  return key
}

const hasPoints = (input: object): boolean =>
  'options' in input &&
  Array.isArray(input.options) &&
  input.options.some((option: { points?: string }) => option.points !== undefined)

const POINTS: Readonly<Record<string, string>> = {
  ko: '점수',
  en: 'points',
  zh: '分值',
  ja: '点数',
  de: 'Punkte',
}

const pointsLabel = (label: LocalText): LocalText =>
  Object.fromEntries(
    Object.entries(label).map(([locale, words]) => [
      locale,
      `${words.slice(0, 120)} ${POINTS[locale] ?? 'points'}`,
    ]),
  )
