import {
  type AutoFill,
  type Blank,
  CELLS_MAX,
  type Cell,
  EXAM_OUTPUT,
  type Exam,
  type ExamRegion,
  type Gather,
  LOCALES,
  type PlateContent,
  type Words,
} from '@pandok/domain'
import { blankName } from './blankName.ts'
import {
  ALL_NORMAL,
  allNormalCell,
  comparisonCell,
  EXAM_CELL,
  MODULE_OUTPUT,
  normalCell,
  techniqueCell,
} from './cellIds.ts'
import { computationOf, regionValues } from './compute/computations.ts'
import type { ExamFile } from './ExamFile.ts'
import { assessmentGathers, examAssessment } from './examAssessment.ts'
import { examBlank } from './examBlank.ts'
import { warning } from './examChecks.ts'
import { clausesOf, examFinding, placeOf, written } from './examFinding.ts'
import { examForm } from './examForm.ts'
import { examKeys } from './examKeys.ts'
import { variantsOf } from './examMeaning.ts'
import { type Declared, examTemplate, type Template } from './examTemplate.ts'
import { sharedNouns } from './sharedNouns.ts'

/** Makes a plate that writes the reports of an exam. */
export function examPlate(file: ExamFile): PlateContent {
  const how = { nouns: sharedNouns(file.assembly) }
  const values = [...regionValues(file), ...file.regions.flatMap(clausesOf)]
  const blanks = [
    ...(file.exam_blanks ?? []),
    ...(file.exam_inputs ?? []),
    ...file.regions.flatMap((region) => region.blanks ?? []),
  ]
  /** Every text of the plate can refer to what the exam declares. */
  const templateFor = ({ blanks: own, values: named }: Declared): Template =>
    examTemplate(file.partials ?? {}, {
      blanks: [...own, ...blanks.filter(({ id }) => own.every((one) => one.id !== id))],
      values: [...named, ...values.map(({ id }) => id)],
    })
  const template = templateFor({ blanks: [], values: [] })
  const gathers = [
    ...file.findings.flatMap((finding) => computationOf(finding, file).gathers ?? []),
    ...assessmentGathers(file),
    ...(file.gathers ?? []).map((gather): Gather => ({ ...gather, what: gather.what ?? 'ran' })),
  ]
  const advice = file.numbered_follow_up ?? file.assessment?.numbered
  const exam: Exam = {
    regions: file.regions.map((region) => regionOf(region, template)),
    // Files without a rule for the order write sentences in the order of the pressed keys, and normal
    // sentences are pressed first.
    ...(!file.assembly && { isNormalFirst: true }),
    ...(blanks.length > 0 && { blanks: blanks.map((blank) => examBlank(blank, how, blanks)) }),
    ...(values.length > 0 && { values: values.map((value) => written(value, template)) }),
    ...(gathers.length > 0 && { gathers: [...new Map(gathers.map((one) => [one.id, one])).values()] }),
    ...(file.assessment && { assessment: examAssessment(file, templateFor) }),
    ...(file.second_output && { forms: [examForm(file.second_output, file)] }),
    ...(file.normal_conclusion && { normalConclusion: template(file.normal_conclusion) }),
    ...(file.minor_conclusion && { minorConclusion: template(file.minor_conclusion) }),
    ...(advice && { advice }),
  }
  const all: Omit<Cell, 'position'>[] = [
    ...techniqueCells(file, templateFor, how),
    ...examCells(exam, file),
    ...normalCells(file, exam),
    ...file.findings.map((finding) => examFinding(finding, { file, templateFor, how })),
  ]
  const cells = all.filter(({ id }) => !file.without.includes(id))
  const { positions, keyMap } = examKeys(
    cells.map(({ id }) => id),
    file.keys,
  )
  return {
    name: nameIn(file.names).slice(0, 20),
    exam,
    cells: cells
      .flatMap((cell): Cell[] => {
        const position = positions.get(cell.id)
        return position === undefined ? [] : [{ ...cell, position }]
      })
      .slice(0, CELLS_MAX),
    keyMap,
    autoFill: [...imageRules(exam), ...techniqueRules(file)],
  }
}

/**
 * Returns the DICOM keyword of a value that images provide for an exam: the side, and the body part, which
 * files ask for as `part`.
 */
const attributeFor = ({ id, kind }: Blank): string | undefined =>
  kind === 'side' ? 'Laterality' : id === 'part' && kind === 'choice' ? 'BodyPartExamined' : undefined

const imageRules = ({ blanks = [] }: Exam): readonly AutoFill[] =>
  blanks.flatMap((blank): AutoFill[] => {
    const attribute = attributeFor(blank)
    const place = { cell: EXAM_CELL, output: EXAM_OUTPUT, input: blank.id }
    return attribute === undefined
      ? []
      : [{ id: `image-${blank.id}`, ...place, source: { from: 'dicom', attribute } }]
  })

/** Returns rules for the inputs of a module that the technique already determines. */
const techniqueRules = ({ findings }: ExamFile): readonly AutoFill[] =>
  findings.flatMap(({ id: cell, follows = {} }) =>
    Object.entries(follows).flatMap(([input, values]) =>
      Object.entries(values).map(
        ([technique, value]): AutoFill => ({
          id: `${cell}-${input}-${technique}`,
          cell,
          output: MODULE_OUTPUT,
          input,
          source: { from: 'default', value, with: [techniqueCell(technique)] },
        }),
      ),
    ),
  )

type TemplateFor = (declared: Declared) => Template
type How = Parameters<typeof examBlank>[1]

const nameIn = (words: Words): string => words.ko ?? words.en ?? ''

function regionOf(region: ExamFile['regions'][number], template: Template): ExamRegion {
  const { id, name, normal, rest, table, only_with, not_with } = region
  return {
    id,
    name,
    ...(normal && { normal: template(normal) }),
    ...(rest && { rest: template(rest) }),
    ...(table && { rows: { blank: blankName(table.key), columns: table.columns } }),
    ...(only_with && { onlyWith: only_with.map(techniqueCell) }),
    ...(not_with && { notWith: not_with.map(techniqueCell) }),
  }
}

const examCells = ({ blanks = [] }: Exam, { names, exam_checks = [] }: ExamFile): Omit<Cell, 'position'>[] =>
  blanks.length === 0
    ? []
    : [
        {
          id: EXAM_CELL,
          name: nameIn(names).slice(0, 20),
          title: nameIn(names),
          outputs: [],
          asks: blanks.map(({ id }) => id),
          ...(exam_checks.length > 0 && { checks: exam_checks.map(warning) }),
        },
      ]

const normalCellOf = (
  id: string,
  words: Words,
  normal: NonNullable<Cell['normal']>,
): Omit<Cell, 'position'> => ({
  id,
  name: nameIn(words).slice(0, 20),
  title: nameIn(words),
  color: 'green',
  outputs: [],
  normal,
})

const normalCells = (file: ExamFile, exam: Exam): Omit<Cell, 'position'>[] => [
  normalCellOf(ALL_NORMAL, { ko: '전체 정상', en: 'All normal' }, 'all'),
  ...normalCellsBy(file, exam),
  ...file.regions.flatMap(({ id, name, normal, variant_of }) =>
    normal && variant_of === undefined
      ? [normalCellOf(normalCell(id), name, [id, ...variantsOf(id, file)])]
      : [],
  ),
]

/**
 * If no image shows what was examined, the reader has to state it: these cells do so with the key that writes
 * the normal exam.
 */
function normalCellsBy({ normals_by }: ExamFile, { blanks = [] }: Exam): Omit<Cell, 'position'>[] {
  const blank = blanks.find(({ id }) => id === normals_by)
  return (blank?.options ?? []).map(({ id, label }) => ({
    ...normalCellOf(allNormalCell(id), label, 'all'),
    answers: { [blank?.id ?? '']: id },
  }))
}

function techniqueCells(file: ExamFile, templateFor: TemplateFor, how: How): Omit<Cell, 'position'>[] {
  const { technique, comparison } = file
  const compared = Array.isArray(comparison)
    ? comparison
    : comparison
      ? [
          {
            id: 'prior',
            text: comparison as Words,
            blanks: (comparison as { blanks?: (typeof technique)[number]['blanks'] }).blanks,
          },
        ]
      : []
  const cell = (id: string, section: 'technique' | 'comparison', one: (typeof technique)[number]) => {
    const { text, blanks = [], name } = one
    const template = templateFor({ blanks, values: [] })
    return {
      id,
      name: nameIn(name ?? text).slice(0, 20),
      title: nameIn(name ?? text).slice(0, 60),
      color: 'slate',
      blanks: blanks.map((blank) => examBlank(blank, how, blanks)),
      ...exclusionOf(one, file),
      outputs: [{ id: section, kind: 'phrase' as const, section, text: template(onlyWords(text)) }],
    }
  }
  return [
    ...technique.map((one) => cell(techniqueCell(one.id), 'technique', one)),
    ...compared.map((one) => cell(comparisonCell(one.id), 'comparison', one)),
  ]
}

/** A name refers to a technique, else to a comparison, else to a finding. */
function exclusionOf(
  {
    excludes = [],
    excludes_answers: answers = [],
    excludes_unless: unless = [],
    excludes_at: places = [],
  }: ExamFile['technique'][number],
  { technique, comparison }: ExamFile,
): Pick<Cell, 'excludes'> {
  if (excludes.length + answers.length + places.length === 0) return {}
  const compared = Array.isArray(comparison) ? comparison : []
  const cellOf = (name: string): string => {
    if (technique.some(({ id }) => id === name)) return techniqueCell(name)
    return compared.some(({ id }) => id === name) ? comparisonCell(name) : name
  }
  return {
    excludes: {
      ...(excludes.length > 0 && { cells: excludes.map(cellOf) }),
      ...(answers.length > 0 && { answers: answers.map(blankName) }),
      ...(unless.length > 0 && { unless: unless.map(cellOf) }),
      ...(places.length > 0 && { places: places.map(placeOf) }),
    },
  }
}

const onlyWords = (text: Words): Words =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => (text[locale] === undefined ? [] : [[locale, text[locale]]])),
  )
