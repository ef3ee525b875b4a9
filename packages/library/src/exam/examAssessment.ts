import type { Assessment, CellValue, Gather, Words } from '@pandok/domain'
import { blankName } from './blankName.ts'
import type { ExamFile, ExamFileFinding } from './ExamFile.ts'
import type { Declared, Template } from './examTemplate.ts'

/** How many findings of the report have a category. */
const ASSESSED = 'assessed'
const NOTE = 'cat_note'

export function examAssessment(
  { assessment, findings }: ExamFile,
  templateFor: (declared: Declared) => Template,
): Assessment | undefined {
  if (!assessment) return undefined
  const { blank, order, no_finding, actionable, line, management } = assessment
  // Advice is said by findings, so that it can name what they are asked.
  const blanks = findings.flatMap((finding) => finding.blanks ?? [])
  const template = templateFor({ blanks, values: [] })
  return {
    ...{ value: blankName(blank), order, actionable },
    lines: each(line, template),
    advice: each(management, template),
    ...(no_finding !== undefined && { noFinding: no_finding }),
  }
}

const each = (texts: Readonly<Record<string, Words>>, template: Template): Record<string, Words> =>
  Object.fromEntries(Object.entries(texts).map(([category, words]) => [category, template(words)]))

const isAssessed = ({ blanks }: ExamFileFinding, { assessment }: ExamFile): boolean =>
  blanks?.some(({ id }) => id === assessment?.blank) ?? false

export const assessmentGathers = (file: ExamFile): readonly Gather[] =>
  file.assessment
    ? [
        {
          ...{ id: ASSESSED, what: 'count', value: blankName(file.assessment.blank) },
          cells: file.findings.filter((finding) => isAssessed(finding, file)).map(({ id }) => id),
        },
      ]
    : []

/** Where several findings have a category, each conclusion says its own. */
export const categoryNote = (finding: ExamFileFinding, file: ExamFile): readonly CellValue[] =>
  file.assessment?.cat_note && isAssessed(finding, file)
    ? [{ id: NOTE, kind: 'words', text: file.assessment.cat_note, formula: `${ASSESSED} > 1` }]
    : []
