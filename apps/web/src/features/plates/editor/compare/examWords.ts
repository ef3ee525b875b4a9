import type { ExamRegion, PlateContent } from '@pandok/domain'
import { columnName } from '#features/plates/exam/columnName.ts'
import { cellFields } from '#features/plates/exam/examFields.ts'
import type { Text } from '#platform/text/text.ts'
import { cellWords } from './cellWords.ts'
import { type Around, type ExamNames, examNames } from './examNames.ts'

export function examWords(text: Text, around: Around) {
  const names = examNames(text, around)
  const { words, cells, blanks } = names

  return {
    words,
    cells,
    blanks,
    ...cellWords(text, around, names),
    /** The rarely used settings of an exam as named lines. */
    ofExam: (plate: PlateContent) => examLines(text, names, plate),
    ofRows: (plate: PlateContent, rows: ExamRegion['rows']): string =>
      rows
        ? `${cellFields(plate.cells, text).find(({ id }) => id === rows.blank)?.name ?? rows.blank}: ${rows.columns
            .map(
              (column, at) =>
                (rows.names?.[column] && words(rows.names[column])) ||
                columnName(column, at, plate.cells, text),
            )
            .join(', ')}`
        : '',
    part: (name: 'exam' | 'region' | 'regionOrder' | 'blanks') => text(`plateExam.diff.${name}`),
    field: (
      name:
        | 'name'
        | 'normal'
        | 'rest'
        | 'rows'
        | 'onlyWith'
        | 'notWith'
        | 'order'
        | 'normalConclusion'
        | 'minorConclusion',
    ) => text(`plateExam.part.${name}`),
    detail: (summary: string) => text('plateExam.diff.detail', { summary }),
  }
}

function examLines(
  text: Text,
  { words, named, cells, values }: ExamNames,
  plate: PlateContent,
): [string, string, unknown][] {
  const { values: own, gathers = [], assessment, forms = [] } = plate.exam ?? {}
  const gathered = gathers.map(
    ({ id, label, what, cells: ids }) =>
      `${named(id, label)} (${text(`plateExam.gathers.${what}`)}: ${cells(plate, ids)})`,
  )
  const fields = cellFields(plate.cells, text)
  const graded = fields.find(({ id }) => id === assessment?.value)
  const categories = assessment?.order.map(
    (id) => graded?.answers.find((answer) => answer.id === id)?.name ?? id,
  )
  return [
    [text('plateExam.values.title'), values(plate, undefined, own), own],
    [text('plateExam.gathers.title'), gathered.join(' · '), plate.exam?.gathers],
    [
      text('plateExam.assess.title'),
      assessment ? `${graded?.name ?? assessment.value}: ${categories?.join(' < ')}` : '',
      assessment,
    ],
    [
      text('plateExam.forms.title'),
      forms
        .map(({ name, fields: of }) => `${words(name)} (${of.map(({ label }) => words(label)).join(', ')})`)
        .join(' · '),
      plate.exam?.forms,
    ],
  ]
}
