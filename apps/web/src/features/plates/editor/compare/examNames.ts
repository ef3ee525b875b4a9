import {
  type Blank,
  type Cell,
  type CellValue,
  listNames,
  type PlateContent,
  type Words,
  wordsIn,
} from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import { conditionSentence } from '#features/plates/logic/conditionSentence.ts'
import { formulaNames } from '#features/plates/logic/FormulaNames.ts'
import type { Text } from '#platform/text/text.ts'

export interface Around {
  cellById: (plate: PlateContent, id: string) => string
  moduleName: (id: string) => string
  moduleOf: (id: string) => ModuleDefinition | undefined
}

export type ExamNames = ReturnType<typeof examNames>

export const joinPresent = (parts: readonly (string | false | undefined)[], between: string): string =>
  parts.filter(Boolean).join(between)

export function examNames(text: Text, { cellById, moduleOf }: Around) {
  const words = (many: Words) => wordsIn(many, text.locale) ?? Object.values(many)[0] ?? ''
  const named = (id: string, label: Words | undefined) => (label && words(label)) || id

  const region = ({ exam }: PlateContent, id: string) => {
    const found = exam?.regions.find((one) => one.id === id)
    return found ? words(found.name) : id
  }

  function blank({ label, kind, unit, options = [], isOptional, join, nouns }: Blank): string {
    const what = joinPresent([text(`plateExam.kind.${kind}`), unit], ', ')
    const answers = listNames(
      options.map((option) => words(option.label)),
      text.locale,
    )
    const more = joinPresent(
      [
        joinPresent([what, answers], ': '),
        isOptional && text('plateExam.blank.optional'),
        join && `${text('plateExam.blank.join')} «${words(join)}»`,
        nouns && Object.values(nouns).join('/'),
      ],
      ', ',
    )
    return `${words(label)} (${more})`
  }

  /** A formula with display names, of a cell or of the exam. */
  const said = (plate: PlateContent, cell: Cell | undefined, formula: string) =>
    conditionSentence(formula, formulaNames(cell, plate, moduleOf, text), text)

  return {
    words,
    named,
    region,
    regions: (plate: PlateContent, ids: readonly string[]) =>
      listNames(
        ids.map((id) => region(plate, id)),
        text.locale,
      ),
    cells: (plate: PlateContent, ids: readonly string[] = []) =>
      listNames(
        ids.map((id) => cellById(plate, id)),
        text.locale,
      ),
    blanks: (list: readonly Blank[] | undefined) => list?.map(blank).join(' · ') ?? '',
    said,
    values: (plate: PlateContent, cell: Cell | undefined, list: readonly CellValue[] = []) =>
      list
        .map(({ id, label, kind, formula, text: own, options = [] }) => {
          const answers = options.map((option) => words(option.label)).join(', ')
          const parts = [text(`plateExam.value.kind.${kind}`), answers, own && words(own)]
          return `${named(id, label)} (${joinPresent([...parts, formula && said(plate, cell, formula)], ', ')})`
        })
        .join(' · '),
  }
}
