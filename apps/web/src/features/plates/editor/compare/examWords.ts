import {
  type Blank,
  type Cell,
  type CellValue,
  type ExamRegion,
  type PhraseOutput,
  type PlateContent,
  type Words,
  wordsIn,
} from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import { columnName } from '#features/plates/exam/columnName.ts'
import { cellFields } from '#features/plates/exam/examFields.ts'
import { conditionSentence } from '#features/plates/logic/conditionSentence.ts'
import { formulaNames } from '#features/plates/logic/FormulaNames.ts'
import type { Text } from '#platform/text/text.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'

const listed = (parts: readonly (string | false | undefined)[], between: string): string =>
  parts.filter(Boolean).join(between)

interface Around {
  cellById: (plate: PlateContent, id: string) => string
  moduleName: (id: string) => string
  moduleOf: (id: string) => ModuleDefinition | undefined
}

/** What cells mean and ask, and what an exam is made of, in the reader's language. */
export function examWords(text: Text, { cellById, moduleName, moduleOf }: Around) {
  const words = (many: Words) => wordsIn(many, text.locale) ?? Object.values(many)[0] ?? ''

  const regionName = ({ exam }: PlateContent, id: string) => {
    const region = exam?.regions.find((one) => one.id === id)
    return region ? words(region.name) : id
  }
  const regions = (plate: PlateContent, ids: readonly string[]) =>
    ids.map((id) => regionName(plate, id)).join(', ')
  const cells = (plate: PlateContent, ids: readonly string[] = []) =>
    ids.map((id) => cellById(plate, id)).join(', ')

  function blank({ label, kind, unit, options = [], isOptional, join, nouns }: Blank): string {
    const what = listed([text(`plateExam.kind.${kind}`), unit], ', ')
    const answers = options.map((option) => words(option.label)).join(', ')
    const more = listed(
      [
        listed([what, answers], ': '),
        isOptional && text('plateExam.blank.optional'),
        join && `${text('plateExam.blank.join')} «${words(join)}»`,
        nouns && Object.values(nouns).join('/'),
      ],
      ', ',
    )
    return `${words(label)} (${more})`
  }
  const blanks = (list: readonly Blank[] | undefined) => list?.map(blank).join(' · ') ?? ''

  /** A formula with the names that people know, of a cell or of the exam itself. */
  const said = (plate: PlateContent, cell: Cell | undefined, formula: string) =>
    conditionSentence(formula, formulaNames(cell, plate, moduleOf, text), text)
  const named = (id: string, label: Words | undefined) => (label && words(label)) || id

  const values = (plate: PlateContent, cell: Cell | undefined, list: readonly CellValue[] = []) =>
    list
      .map(({ id, label, kind, formula, text: own, options = [] }) => {
        const answers = options.map((option) => words(option.label)).join(', ')
        const parts = [text(`plateExam.value.kind.${kind}`), answers, own && words(own)]
        return `${named(id, label)} (${listed([...parts, formula && said(plate, cell, formula)], ', ')})`
      })
      .join(' · ')

  const uses = (plate: PlateContent, cell: Cell) =>
    (cell.uses ?? [])
      .map(({ moduleId, inputs }) => {
        const definition = moduleOf(moduleId)
        const given = Object.entries(inputs).map(([id, formula]) => {
          const input = definition?.inputs.find((one) => one.id === id)
          return `${named(id, input?.label)} = ${said(plate, cell, formula)}`
        })
        return `${moduleName(moduleId)} (${given.join(', ')})`
      })
      .join(' · ')

  const checks = (plate: PlateContent, cell: Cell) =>
    (cell.checks ?? [])
      .map(
        ({ level, when, message }) =>
          `${words(message)} (${text(`plateExam.checks.${level}`)}, ${said(plate, cell, when)})`,
      )
      .join(' · ')

  function finding(plate: PlateContent, cell: Cell): string {
    const { finding: found } = cell
    if (!found) return ''
    const { region, regionBy, column, replaces = [], conflicts = [], rank, isMinor } = found
    const replaced = replaces.map(({ regions: ids, when }) =>
      when === undefined ? regions(plate, ids) : `${regions(plate, ids)} (${said(plate, cell, when)})`,
    )
    const rows = plate.exam?.regions.find(({ id }) => id === region)?.rows
    const columnWords =
      column !== undefined &&
      ((rows?.names?.[column] && words(rows.names[column])) ||
        columnName(column, rows?.columns.indexOf(column) ?? 0, plate.cells, text))
    const asked = formulaNames(cell, plate, moduleOf, text).fields.find(({ id }) => id === regionBy?.blank)
    const byAnswer = Object.entries(regionBy?.regions ?? {}).map(
      ([answer, id]) => `${answerLabel(asked, answer, text)} → ${regionName(plate, id)}`,
    )
    return listed(
      [
        text('plateExam.finding.region', { name: regionName(plate, region) }),
        byAnswer.join(', '),
        columnWords && `${text('plateExam.meaning.column')}: ${columnWords}`,
        replaced.length > 0 && text('plateExam.finding.replaces', { names: replaced.join(', ') }),
        conflicts.length > 0 && text('plateExam.finding.conflicts', { names: cells(plate, conflicts) }),
        rank !== undefined &&
          text('plateExam.finding.rank', {
            rank: typeof rank === 'string' ? said(plate, cell, rank) : String(rank),
          }),
        isMinor && text('plateExam.finding.minor'),
        found.keepsConclusion !== undefined && text('plateExam.meaning.keeps'),
        found.hasNoRest && text('plateExam.meaning.noRest'),
        found.takesAdvice && text('plateExam.meaning.takesAdvice'),
      ],
      ' · ',
    )
  }

  function normal(plate: PlateContent, written: Cell['normal']): string {
    if (written === undefined) return ''
    return written === 'all' ? text('plateExam.diff.all') : regions(plate, written)
  }

  const asks = ({ exam }: PlateContent, ids: readonly string[] = []) =>
    ids
      .map((id) => {
        const asked = exam?.blanks?.find((one) => one.id === id)
        return asked ? words(asked.label) : id
      })
      .join(', ')

  return {
    words,
    cells,
    blanks,
    /** What a cell asks and means, by a name for each line; nothing for a line that says nothing. */
    ofCell: (plate: PlateContent, cell: Cell): [string, string, unknown][] => [
      [text('plateExam.diff.blanks'), blanks(cell.blanks), cell.blanks],
      [text('plateExam.diff.finding'), finding(plate, cell), cell.finding],
      [text('plateExam.diff.normal'), normal(plate, cell.normal), cell.normal],
      [text('plateExam.diff.asks'), asks(plate, cell.asks), cell.asks],
      [text('plateExam.values.title'), values(plate, cell, cell.values), cell.values],
      [text('plateExam.uses.title'), uses(plate, cell), cell.uses],
      [text('plateExam.checks.title'), checks(plate, cell), cell.checks],
    ],
    /** What few exams have, by a name for each line. */
    ofExam: (plate: PlateContent): [string, string, unknown][] => {
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
            .map(
              ({ name, fields: of }) => `${words(name)} (${of.map(({ label }) => words(label)).join(', ')})`,
            )
            .join(' · '),
          plate.exam?.forms,
        ],
      ]
    },
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
    ofPhrase: (
      plate: PlateContent,
      cell: Cell,
      { when, unless, normal: of, continues }: PhraseOutput,
    ): [string, string][] => [
      [text('plateExam.diff.when'), when === undefined ? '' : said(plate, cell, when)],
      [text('plateExam.phrase.continues'), continues ? '✓' : ''],
      [text('plateExam.diff.unless'), cells(plate, unless)],
      [text('plateExam.diff.normalOf'), regions(plate, of ?? [])],
    ],
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
