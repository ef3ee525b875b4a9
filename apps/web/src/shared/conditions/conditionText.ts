import { listNames } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'
import { answerLabel } from './answerLabel.ts'
import { readCondition } from './condition.ts'
import { earlierFields } from './earlierFields.ts'
import type { NamedField } from './namedFields.ts'

/** A condition with display names, «크기 ≥ 1.5»; the formula itself if the builder can't express it. */
export function conditionText(source: string, fields: readonly NamedField[], text: Text): string {
  const all = [...fields, ...earlierFields(fields, text)]
  const condition = readCondition(source, all)
  if (!condition) return source
  return condition.terms
    .map(({ field: id, comparison, values }) => {
      const field = all.find((each) => each.id === id)
      const answers = listNames(
        values.map((value) => answerLabel(field, value, text)),
        text.locale,
      )
      const parts = [field?.label ?? id, text(`moduleLogic.comparison.${comparison}`), answers]
      return parts.filter((part) => part !== '').join(' ')
    })
    .join(condition.join === 'all' ? ' · ' : ' | ')
}
