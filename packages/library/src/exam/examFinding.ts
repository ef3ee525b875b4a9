import type { Cell, CellValue, PlaceExclusion, PlaceMatch, Words } from '@pandok/domain'
import { blankName } from './blankName.ts'
import { computationOf } from './compute/computations.ts'
import type { ExamFile, ExamFileFinding } from './ExamFile.ts'
import { categoryNote, laterValue } from './examAssessment.ts'
import { examBlank, optionOf } from './examBlank.ts'
import { examChecks } from './examChecks.ts'
import { examFormula } from './examFormula.ts'
import { examMeaning } from './examMeaning.ts'
import { examPhrases } from './examPhrases.ts'
import type { Declared, Template } from './examTemplate.ts'
import { fixedValue } from './fixedValue.ts'

interface Around {
  file: ExamFile
  templateFor: (declared: Declared) => Template
  how: Parameters<typeof examBlank>[1]
}

/** Makes the cell of a finding. */
export function examFinding(
  finding: ExamFileFinding,
  { file, templateFor, how }: Around,
): Omit<Cell, 'position'> {
  const { id, name } = finding
  const blanks = (finding.blanks ?? []).filter(({ kind }) => kind !== 'fixed')
  const computation = computationOf(finding, file)
  const values: readonly CellValue[] = [
    ...(finding.blanks ?? []).filter(({ kind }) => kind === 'fixed').map((blank) => fixedValue(blank, file)),
    ...computation.values,
    ...flagsOf(finding),
    ...saidWhereFilled(finding),
    ...clausesOf(finding),
    ...answersWhere(finding),
    ...categoryNote(finding, file),
    ...laterValue(finding, file),
  ]
  const template = templateFor({ blanks, values: values.map((value) => value.id) })
  const { uses = [] } = computation
  const checks = [...(computation.checks ?? []), ...examChecks(finding, file)]
  return {
    id,
    name: nameIn(name).slice(0, 20),
    title: nameIn(name),
    blanks: blanks.map((blank) => examBlank(blank, how, blanks)),
    ...(values.length > 0 && { values: values.map((value) => written(value, template)) }),
    ...(uses.length > 0 && { uses }),
    ...(checks.length > 0 && { checks }),
    outputs: examPhrases(finding, computation, template),
    finding: examMeaning(finding, file, computation),
    ...(finding.excludes_at && { excludes: { places: finding.excludes_at.map(placeOf) } }),
  }
}

type Excluded = NonNullable<ExamFileFinding['excludes_at']>[number]

/** Returns a rule of a file about places as cells have it. */
export const placeOf = ({ also, nowhere_else, ...place }: Excluded): PlaceExclusion => ({
  ...place,
  ...named(place),
  ...(also && { also: also.map((match) => ({ ...match, ...named(match) })) }),
  ...(nowhere_else && { isNowhereElse: true }),
})

const named = ({ other, blank }: PlaceMatch): Pick<PlaceMatch, 'other' | 'blank'> => ({
  ...(other !== undefined && { other: blankName(other) }),
  ...(blank !== undefined && { blank: blankName(blank) }),
})

const nameIn = (words: Words): string => words.ko ?? words.en ?? ''

/** Returns a value whose text is that of a plate. */
export const written = (value: CellValue, template: Template): CellValue =>
  value.text ? { ...value, text: template(value.text) } : value

/** Returns the parts of the texts of a finding, or of a region's normal sentence, that depend on a condition. */
export const clausesOf = ({ clauses = {} }: Pick<ExamFileFinding, 'clauses'>): readonly CellValue[] =>
  Object.entries(clauses).map(([id, { when, text }]) => ({
    id,
    kind: 'words',
    text,
    formula: examFormula(when),
  }))

const flagsOf = ({ flags = {} }: ExamFileFinding): readonly CellValue[] =>
  Object.entries(flags).map(([id, when]) => ({ id, kind: 'number', formula: `${examFormula(when)} ? 1 : 0` }))

const NO_ANSWER = { id: 'none', label: { ko: '없음', en: 'none', zh: '无', ja: 'なし', de: 'keine Angabe' } }

const answersWhere = ({ answer_where = {}, blanks }: ExamFileFinding): readonly CellValue[] =>
  Object.entries(answer_where).map(([id, { blank, when }]) => ({
    id,
    kind: 'choice',
    options: [...(blanks?.find((one) => one.id === blank)?.options ?? []).map(optionOf), NO_ANSWER],
    formula: examFormula(`(${when}) ? ${blankName(blank)} : '${NO_ANSWER.id}'`),
  }))

/** Returns the words of a note by its name: `epe_note` is written if `epe` is filled in. */
const saidWhereFilled = ({ computed_text = {} }: ExamFileFinding): readonly CellValue[] =>
  Object.entries(computed_text).flatMap(([id, words]): CellValue[] =>
    id.endsWith('_note')
      ? [
          {
            id,
            kind: 'words',
            text: words,
            formula: `known(${blankName(id.slice(0, -'_note'.length))})`,
          },
        ]
      : [],
  )
