import { clockOptions, vertebraOptions } from '@pandok/board'
import { type Blank, type BlankOption, type Cell, type CellValue, type Exam, wordsIn } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'

/** A blank or value that several cells name alike, with the answers of all of them. */
export interface ExamField {
  id: string
  name: string
  kind: Blank['kind'] | CellValue['kind']
  answers: readonly { id: string; name: string }[]
}

/**
 * The blanks and values of a plate's cells, each name once; forms, categories and gathered values refer to
 * these.
 */
export function cellFields(cells: readonly Cell[], text: Text): ExamField[] {
  return fieldsOf(
    cells.flatMap(({ blanks = [], values = [] }) => [...blanks, ...values]),
    text,
  )
}

export const examBlankFields = (exam: Exam | undefined, text: Text): ExamField[] =>
  fieldsOf(exam?.blanks ?? [], text)

function fieldsOf(items: readonly (Blank | CellValue)[], text: Text): ExamField[] {
  const found = new Map<string, ExamField>()
  for (const item of items) {
    const { id, kind, label = {} } = item
    const before = found.get(id)
    const own = answersOf(item, text)
    const answers = [...(before?.answers ?? [])]
    for (const answer of own) if (!answers.some((one) => one.id === answer.id)) answers.push(answer)
    const name = wordsIn(label, text.locale) ?? ''
    found.set(id, { id, kind: before?.kind ?? kind, name: before?.name || name, answers })
  }
  return [...found.values()].map((field) => ({ ...field, name: field.name || field.id }))
}

function answersOf(item: Blank | CellValue, text: Text): ExamField['answers'] {
  if (item.kind === 'side' && !item.options)
    return (['R', 'L', 'B'] as const).map((id) => ({ id, name: text(`moduleLogic.side.${id}`) }))
  return optionsOf(item).map(({ id, label }) => ({ id, name: textOf(label, text.locale) || id }))
}

function optionsOf(item: Blank | CellValue): readonly Pick<BlankOption, 'id' | 'label'>[] {
  if (item.options) return item.options
  if (item.kind === 'clock') return clockOptions()
  return item.kind === 'level' ? vertebraOptions('range' in item ? item.range : undefined) : []
}
