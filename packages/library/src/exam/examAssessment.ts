import type { Assessment, CellCheck, CellValue, Gather, Words } from '@pandok/domain'
import { blankName } from './blankName.ts'
import type { ExamFile, ExamFileFinding } from './ExamFile.ts'
import type { Declared, Template } from './examTemplate.ts'

/** This value is the number of findings in the report that have a category. */
const ASSESSED = 'assessed'
const NOTE = 'cat_note'
/** This value tells whether the category of the whole exam was given. */
const HAS_OVERALL = 'has_overall'
/** This value is 1 if the category of a finding is after the one whose place isn't certain. */
const IS_LATER = 'is_later'
const LATER = 'later'

export function examAssessment(
  { assessment, findings }: ExamFile,
  templateFor: (declared: Declared) => Template,
): Assessment | undefined {
  if (!assessment) return undefined
  const { blank, order, no_finding, actionable, line, management, unplaced } = assessment
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
    ...(unplaced && { unplaced: [unplaced.category] }),
  }
}

const each = (texts: Readonly<Record<string, Words>>, template: Template): Record<string, Words> =>
  Object.fromEntries(Object.entries(texts).map(([category, words]) => [category, template(words)]))

const overallCells = (findings: readonly ExamFileFinding[]): readonly string[] =>
  findings.filter(isOverall).map(({ id }) => id)

const isOverall = ({ overall = false }: ExamFileFinding): boolean => overall

/** Returns whether the finding has a category of its own. */
const isAssessed = (finding: ExamFileFinding, { assessment }: ExamFile): boolean =>
  !isOverall(finding) && (finding.blanks?.some(({ id }) => id === assessment?.blank) ?? false)

/** Returns the categories that the finding can have. */
function categoriesOf(finding: ExamFileFinding, file: ExamFile): readonly string[] {
  if (!isAssessed(finding, file)) return []
  const blank = finding.blanks?.find(({ id }) => id === file.assessment?.blank)
  return blank?.kind === 'fixed' ? [String(blank.value)] : (blank?.options ?? []).map(({ id }) => id)
}

/** Returns the categories after the one whose place isn't certain, among those that the finding can have. */
function laterCategories(finding: ExamFileFinding, file: ExamFile): readonly string[] {
  const { order = [], unplaced } = file.assessment ?? {}
  if (!unplaced) return []
  const later = order.slice(order.indexOf(unplaced.category) + 1)
  return categoriesOf(finding, file).filter((category) => later.includes(category))
}

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
    ...(file.assessment.unplaced
      ? [{ id: LATER, what: 'max' as const, value: IS_LATER, cells: laterCells(file) }]
      : []),
  ]
}

const laterCells = (file: ExamFile): readonly string[] =>
  file.findings.filter((finding) => laterCategories(finding, file).length > 0).map(({ id }) => id)

/** Tells the other findings whether the category is after the one whose place isn't certain. */
export function laterValue(finding: ExamFileFinding, file: ExamFile): readonly CellValue[] {
  const later = laterCategories(finding, file)
  if (!file.assessment || later.length === 0) return []
  const blank = blankName(file.assessment.blank)
  return [{ id: IS_LATER, kind: 'number', formula: `${blank} in ${JSON.stringify(later)} ? 1 : 0` }]
}

/** Asks the reader to confirm the category of the whole exam, because the order gives it without certainty. */
export function unplacedCheck(finding: ExamFileFinding, file: ExamFile): readonly CellCheck[] {
  const { blank, unplaced } = file.assessment ?? {}
  if (!unplaced || blank === undefined || !categoriesOf(finding, file).includes(unplaced.category)) return []
  const { category, message } = unplaced
  const when = `${blankName(blank)} == ${JSON.stringify(category)} && ${LATER} == 1 && !${HAS_OVERALL}`
  return [{ id: 'unplaced', level: 'warn', when, message }]
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
