import type { LocalText } from '@pandok/module-engine'
import type { FormValue } from '../form/Form.ts'
import { compilePath, type Scalar } from './fhirpath/compilePath.ts'
import type { Target } from './fhirpath/Target.ts'
import { Unsupported } from './fhirpath/Unsupported.ts'
import type { ItemScope, QuestionnaireReading } from './QuestionnaireReading.ts'

interface Expression {
  name: string | undefined
  source: string
  language: string | undefined
}

/** The CEL of an expression of the file, or undefined with the expression in the list of what isn't taken over. */
export function compileExpression(
  { source, language }: Expression,
  path: string,
  scope: ItemScope,
  reading: QuestionnaireReading,
): Scalar | undefined {
  const tell = (what: string) => reading.losses.add('code', reading.placeAt(path), source, { what })
  if (language !== undefined) {
    tell(language.slice(0, 40))
    return undefined
  }
  const variable = (name: string): string | undefined => {
    const found = scope.variables.findLast(({ found: own }) => own.has(name))?.found.get(name)
    return found?.language === undefined ? found?.source : undefined
  }
  try {
    return compilePath(source, {
      targets: reading.targets,
      variable,
      rows: scope.rows,
      pointsOf: (target) => pointsOf(target, reading),
    })
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
    tell(error.what)
    return undefined
  }
}

/** The value that holds a question's points; made when a formula first asks for it, beside the question. */
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
