import type { MessageKey } from '@pandok/i18n'
import { textOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import type { NamedField } from './namedFields.ts'

/** The display name of an answer; its id if it has none. */
export function answerLabel(
  field: Pick<NamedField, 'kind' | 'options'> | undefined,
  id: string,
  text: Text,
): string {
  if (field?.kind === 'side' && /^[RLB]$/u.test(id)) return text(`moduleLogic.side.${id}` as MessageKey)
  if (id === 'true') return text('moduleLogic.yes')
  if (id === 'false') return text('moduleLogic.no')
  return textOf(field?.options.find((option) => option.id === id)?.label, text.locale) || id
}
