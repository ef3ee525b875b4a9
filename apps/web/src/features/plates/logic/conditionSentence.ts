import { printUnit } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'
import type { ConditionTerm } from '#shared/conditions/condition.ts'
import { readGuarded } from '#shared/conditions/guardedCondition.ts'
import { isCompared, nameAmong } from '#shared/conditions/namedFields.ts'
import { expressionInWords } from '#shared/reasons/expressionInWords.ts'
import type { FormulaNames } from './FormulaNames.ts'

/** A condition as a sentence; a formula that the fields can't express is shown with display names. */
export function conditionSentence(source: string, { fields, names }: FormulaNames, text: Text): string {
  const condition = readGuarded(source, fields)
  if (!condition) return expressionInWords(source, names, text)
  const said = condition.terms.map((term) => termSentence(term, fields, text))
  return said.join(` ${text(condition.join === 'all' ? 'moduleRun.why.and' : 'moduleRun.why.or')} `)
}

function termSentence(
  { field: id, comparison, values }: ConditionTerm,
  fields: FormulaNames['fields'],
  text: Text,
): string {
  const field = fields.find((each) => each.id === id)
  const name = field ? nameAmong(fields, field) : id
  const unit = field && isCompared(field) && field.unit ? ` ${printUnit(field.unit)}` : ''
  const answers = new Intl.ListFormat(text.locale, { type: 'disjunction' }).format(
    values.map((value) => `${answerLabel(field, value, text)}${unit}`),
  )
  return text(`plateExam.says.${comparison}`, { name, answers })
}
