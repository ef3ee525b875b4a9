import {
  type Cell,
  type FollowUpAdvice,
  type ModuleOutput,
  type PhraseOutput,
  type PlateContent,
  wordsIn,
} from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'
import { type Around, type ExamNames, joinPresent } from './examNames.ts'
import { findingWords } from './findingWords.ts'

export function cellWords(text: Text, around: Around, names: ExamNames) {
  const { words, named, regions, cells, said } = names
  const { moduleName, moduleOf } = around
  const finding = findingWords(text, around, names)

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

  return {
    /** A cell's settings as named lines; a line without content is left out. */
    ofCell: (plate: PlateContent, cell: Cell): [string, string, unknown][] => [
      [text('plateExam.diff.blanks'), names.blanks(cell.blanks), cell.blanks],
      [text('plateExam.diff.finding'), finding(plate, cell), cell.finding],
      [text('plateExam.diff.normal'), normalWords(text, names, plate, cell), cell.normal],
      [text('plateExam.meaning.conflicts'), excludedWords(text, names, plate, cell), cell.excludes],
      [text('plateExam.diff.asks'), askedWords(names, plate, cell), cell.asks],
      [text('plateExam.diff.answers'), answeredWords(names, plate, cell), cell.answers],
      [text('plateExam.values.title'), names.values(plate, cell, cell.values), cell.values],
      [text('plateExam.uses.title'), uses(plate, cell), cell.uses],
      [text('plateExam.checks.title'), checks(plate, cell), cell.checks],
    ],
    ofPhrase: (
      plate: PlateContent,
      cell: Cell,
      { when, unless, normal: of, continues, followUp }: PhraseOutput,
    ): [string, string][] => [
      [text('plateExam.diff.when'), when === undefined ? '' : said(plate, cell, when)],
      [text('plateExam.phrase.continues'), continues ? '✓' : ''],
      [text('plateExam.diff.unless'), cells(plate, unless)],
      [text('plateExam.phrase.followUp'), followUp ? followUpWords(text, followUp) : ''],
      [text('plateExam.diff.normalOf'), regions(plate, of ?? [])],
    ],
    ofModule: (plate: PlateContent, { unless }: ModuleOutput): [string, string][] => [
      [text('plateExam.diff.unless'), cells(plate, unless)],
    ],
  }
}

function followUpWords(text: Text, { exam, reason, from, to, unit }: FollowUpAdvice): string {
  const time = [from, to].map((count) => count ?? '…').join('–')
  return [
    wordsIn(exam, text.locale),
    `${from === to ? from : time} ${text(`moduleEditor.followUp.unit.${unit}`)}`,
    reason && wordsIn(reason, text.locale),
  ]
    .filter(Boolean)
    .join(' · ')
}

function normalWords(text: Text, { regions }: ExamNames, plate: PlateContent, { normal }: Cell): string {
  if (normal === undefined) return ''
  return normal === 'all' ? text('plateExam.diff.all') : regions(plate, normal)
}

function excludedWords(
  text: Text,
  { cells, named }: ExamNames,
  plate: PlateContent,
  { excludes }: Cell,
): string {
  const { cells: ids = [], answers = [], unless = [], places = [] } = excludes ?? {}
  const labelOf = (id: string) =>
    plate.cells.flatMap(({ blanks = [] }) => blanks).find((blank) => blank.id === id)?.label
  return joinPresent(
    [
      cells(plate, ids),
      answers.map((id) => named(id, labelOf(id))).join(', '),
      ...places.map(({ cells: there, other }) => {
        const names = cells(plate, there)
        return other === undefined
          ? text('plateExam.places.saidAnywhere', { names })
          : text('plateExam.places.said', { names, place: named(other, labelOf(other)) })
      }),
      unless.length > 0 && `${text('plateExam.excludes.unless')}: ${cells(plate, unless)}`,
    ],
    ' · ',
  )
}

const askedWords = ({ words }: ExamNames, { exam }: PlateContent, { asks = [] }: Cell): string =>
  asks
    .map((id) => {
      const asked = exam?.blanks?.find((one) => one.id === id)
      return asked ? words(asked.label) : id
    })
    .join(', ')

const answeredWords = ({ words }: ExamNames, { exam }: PlateContent, { answers = {} }: Cell): string =>
  Object.entries(answers)
    .map(([id, answer]) => {
      const blank = exam?.blanks?.find((one) => one.id === id)
      const said = [answer].flat().map((one) => {
        const option = blank?.options?.find((each) => each.id === one)
        return option ? words(option.label) : String(one)
      })
      return `${blank ? words(blank.label) : id}: ${said.join(', ')}`
    })
    .join(' · ')
