import type { Cell, PlateContent } from '@pandok/domain'
import { columnName } from '#features/plates/exam/columnName.ts'
import { formulaNames } from '#features/plates/logic/FormulaNames.ts'
import type { Text } from '#platform/text/text.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'
import { type Around, type ExamNames, joinPresent } from './examNames.ts'

type FoundAt = NonNullable<Cell['finding']>

export function findingWords(text: Text, { moduleOf }: Pick<Around, 'moduleOf'>, names: ExamNames) {
  const { words, regions, cells, said } = names

  function columnWords(plate: PlateContent, { region, column }: FoundAt): string | undefined {
    if (column === undefined) return undefined
    const rows = plate.exam?.regions.find(({ id }) => id === region)?.rows
    return (
      (rows?.names?.[column] && words(rows.names[column])) ||
      columnName(column, rows?.columns.indexOf(column) ?? 0, plate.cells, text)
    )
  }

  function byAnswer(plate: PlateContent, cell: Cell, { regionBy }: FoundAt): string {
    const asked = formulaNames(cell, plate, moduleOf, text).fields.find(({ id }) => id === regionBy?.blank)
    return Object.entries(regionBy?.regions ?? {})
      .map(([answer, id]) => `${answerLabel(asked, answer, text)} → ${names.region(plate, id)}`)
      .join(', ')
  }

  return (plate: PlateContent, cell: Cell): string => {
    const { finding: found } = cell
    if (!found) return ''
    const { replaces = [], conflicts = [], rank } = found
    const replaced = replaces.map(({ regions: ids, when }) =>
      when === undefined ? regions(plate, ids) : `${regions(plate, ids)} (${said(plate, cell, when)})`,
    )
    const column = columnWords(plate, found)
    const ranked = typeof rank === 'string' ? said(plate, cell, rank) : String(rank)
    return joinPresent(
      [
        text('plateExam.finding.region', { name: names.region(plate, found.region) }),
        byAnswer(plate, cell, found),
        column && `${text('plateExam.meaning.column')}: ${column}`,
        replaced.length > 0 && text('plateExam.finding.replaces', { names: replaced.join(', ') }),
        conflicts.length > 0 && text('plateExam.finding.conflicts', { names: cells(plate, conflicts) }),
        rank !== undefined && text('plateExam.finding.rank', { rank: ranked }),
        found.isMinor && text('plateExam.finding.minor'),
        found.keepsConclusion !== undefined && text('plateExam.meaning.keeps'),
        found.needsNoConclusion && text('plateExam.meaning.needsNone'),
        found.hasNoRest && text('plateExam.meaning.noRest'),
        found.takesAdvice && text('plateExam.meaning.takesAdvice'),
      ],
      ' · ',
    )
  }
}
