import type { FormField, FormItem, Formula, FormValue } from '../form/Form.ts'
import { compileExpression } from './compileExpression.ts'
import { enableWhen } from './enableWhen.ts'
import { EXPRESSIONS, expressionOf, extensionsOf, extensionValue } from './extensions.ts'
import { flagIn } from './json.ts'
import type { ItemScope, QuestionnaireReading } from './QuestionnaireReading.ts'
import type { FieldInput } from './questionInput.ts'
import { readConstraints } from './readConstraints.ts'
import { targetType } from './targetType.ts'

/** Adds conditions and formulas once every question is known. */
export function finishQuestion(
  question: FormField,
  item: unknown,
  path: string,
  home: FormItem[],
  scope: ItemScope,
  reading: QuestionnaireReading,
): void {
  const visible = conditionOf(scope, reading)
  if (visible) question.visible = visible
  readConstraints(item, path, question, scope, reading)
  const isHidden = extensionValue(item, 'questionnaire-hidden') === true
  const [calculated] = extensionsOf(item, ...EXPRESSIONS.calculated)
  const expression = calculated === undefined ? undefined : expressionOf(calculated)
  if (expression) {
    const value = compileExpression(expression, path, scope, reading)
    const made =
      value && computedFrom(question, value.type, value.formula, !flagIn(item, 'readOnly') && !isHidden)
    if (made) home[home.indexOf(question)] = made
    else if (value)
      reading.losses.add('unsupported', question.place, expression.source, { what: 'calculatedExpression' })
  }
  if (isHidden && home.includes(question)) {
    // A hidden question can't be answered, but formulas still read its fixed value.
    const fixed = fixedOf(question)
    if (fixed) home[home.indexOf(question)] = fixed
    else {
      home.splice(home.indexOf(question), 1)
      reading.losses.add('unsupported', question.place, Object.values(question.label)[0] ?? question.key, {
        what: 'hidden',
      })
    }
  }
}

function conditionOf(scope: ItemScope, reading: QuestionnaireReading): Formula | undefined {
  const parts = scope.conditions.flatMap((one): Formula[] => {
    const { item, path } = one
    const found: Formula[] = []
    const when = enableWhen(item, path, reading)
    if (when) found.push(when)
    for (const extension of extensionsOf(item, ...EXPRESSIONS.enableWhen)) {
      const expression = expressionOf(extension)
      const value = expression && compileExpression(expression, path, scope, reading)
      if (value?.type === 'bool') found.push(value.formula)
    }
    return found
  })
  if (parts.length <= 1) return parts[0]
  return parts.flatMap((part, at): Formula => [...(at === 0 ? [] : [' && ']), '(', ...part, ')'])
}

const RESULTS: Readonly<Partial<Record<FieldInput['kind'], FormValue['result']>>> = {
  number: 'number',
  integer: 'integer',
  text: 'text',
  bool: 'bool',
  choice: 'choice',
  date: 'text',
}

/** A calculated question becomes a value if its expression has the right type. */
function computedFrom(
  question: FormField,
  type: 'decimal' | 'text' | 'bool',
  formula: Formula,
  isFree: boolean,
): FormValue | undefined {
  const { input } = question
  const result = RESULTS[input.kind]
  const wanted = targetType(input)
  const fits = wanted === type || (type === 'text' && (wanted === 'choice' || wanted === 'text'))
  if (result === undefined || !fits) return undefined
  const { kind: _, input: __, required: ___, visible, ...base } = question
  return {
    ...base,
    kind: 'value',
    result,
    ...('unit' in input && input.unit !== undefined && { unit: input.unit }),
    ...('decimals' in input && input.decimals !== undefined && { decimals: input.decimals }),
    ...('options' in input && { options: input.options }),
    ...(input.codes && { codes: input.codes }),
    ...(isFree && { override: true }),
    made: { by: 'formula', formula: visible ? ['onlyIf(', ...visible, ', ', ...formula, ')'] : formula },
  }
}

function fixedOf(question: FormField): FormValue | undefined {
  const input = question.input
  const value = input.default
  if (value === undefined || Array.isArray(value)) return undefined
  const type = targetType(question.input)
  const formula = type === 'text' || type === 'choice' ? JSON.stringify(value) : String(value)
  const made =
    type === 'multi' || type === 'size'
      ? undefined
      : computedFrom(question, type === 'choice' ? 'text' : type, [formula], false)
  return made && { ...made, isInner: true }
}
