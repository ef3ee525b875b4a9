import type { Assessment, CellValue, Gather, Words } from '@pandok/domain'
import { blankName } from './blankName.ts'
import type { ExamFile, ExamFileFinding } from './ExamFile.ts'
import type { Declared, Template } from './examTemplate.ts'

/** This value is the number of findings in the report that have a category. */
const ASSESSED = 'assessed'
const NOTE = 'cat_note'
/** This value tells whether a module gives the category of the whole exam. */
const HAS_OVERALL = 'has_overall'
const OVERALL_MODULES: ReadonlySet<string | undefined> = new Set(['birads-overall'])

export function examAssessment(
  { assessment, findings }: ExamFile,
  templateFor: (declared: Declared) => Template,
): Assessment | undefined {
  if (!assessment) return undefined
  const { blank, order, no_finding, actionable, line, management } = assessment
  const overall = overallCells(findings)
  // The findings write the advice, so that it can use the answers to their blanks.
  const blanks = findings.flatMap((finding) => finding.blanks ?? [])
  const template = templateFor({ blanks, values: [] })
  return {
    value: blankName(blank),
    order,
    actionable,
    lines: each(line, template),
    advice: each(management, template),
    ...(no_finding !== undefined && { noFinding: no_finding }),
    ...(overall.length > 0 && { overall }),
  }
}

const each = (texts: Readonly<Record<string, Words>>, template: Template): Record<string, Words> =>
  Object.fromEntries(Object.entries(texts).map(([category, words]) => [category, template(words)]))

const overallCells = (findings: readonly ExamFileFinding[]): readonly string[] =>
  findings.filter(({ module }) => OVERALL_MODULES.has(module)).map(({ id }) => id)

const isAssessed = ({ blanks }: ExamFileFinding, { assessment }: ExamFile): boolean =>
  blanks?.some(({ id }) => id === assessment?.blank) ?? false

export function assessmentGathers(file: ExamFile): readonly Gather[] {
  if (!file.assessment) return []
  const overall = overallCells(file.findings)
  return [
    {
      id: ASSESSED,
      what: 'count',
      value: blankName(file.assessment.blank),
      cells: file.findings.filter((finding) => isAssessed(finding, file)).map(({ id }) => id),
    },
    ...(overall.length > 0 ? [{ id: HAS_OVERALL, what: 'ran' as const, cells: overall }] : []),
  ]
}

/**
 * If several findings have a category, or the exam has one of its own, each conclusion states its own
 * category.
 */
export function categoryNote(finding: ExamFileFinding, file: ExamFile): readonly CellValue[] {
  if (!file.assessment?.cat_note || !isAssessed(finding, file)) return []
  const isAlone = overallCells(file.findings).length === 0
  const formula = isAlone ? `${ASSESSED} > 1` : `${ASSESSED} > 1 || ${HAS_OVERALL}`
  return [{ id: NOTE, kind: 'words', text: file.assessment.cat_note, formula }]
}
