import { listNames } from '@pandok/domain'
import type { Cell, Option, ResultValue } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'
import type { NamedField } from '#shared/conditions/namedFields.ts'
import { writeRangeText } from '#shared/reasons/writeRangeText.ts'

/** A cell as text, for its accessible name and for lists: «one of TR3, TR4», «≥ 1.5», «any». */
export function cellSummary(cell: Cell | undefined, field: NamedField | undefined, text: Text): string {
  if (cell === undefined || cell === '-') return text('moduleLogic.cell.any')
  if ('range' in cell) return `${writeRangeText(cell)}${field?.unit ? ` ${field.unit}` : ''}`
  if ('known' in cell) return text(cell.known ? 'moduleLogic.cell.known' : 'moduleLogic.cell.unknown')
  if ('expr' in cell) return cell.expr
  const values = ('in' in cell ? cell.in : cell.not).map((value) => answerLabel(field, String(value), text))
  const list = listNames(values, text.locale)
  return 'not' in cell ? text('moduleLogic.cell.noneOf', { list }) : list
}

export function resultSummary(
  value: ResultValue | undefined,
  options: readonly Option[],
  text: Text,
): string {
  if (value === undefined || value === null) return text('moduleLogic.cell.unknown')
  if (typeof value === 'object') return value.expr
  return answerLabel({ kind: 'choice', options }, String(value), text)
}
