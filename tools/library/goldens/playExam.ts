import { createPlateRun, formText, type PlateRun, sectionText } from '@pandok/board'
import {
  type Locale,
  type PlateContent,
  REPORT_SECTIONS,
  type ReportSection,
  type Words,
} from '@pandok/domain'
import {
  ALL_NORMAL,
  blankName,
  EXAM_CELL,
  type ExamFile,
  type ExamFileGolden,
  examPlate,
  techniqueCell,
} from '@pandok/library'
import type { EdgeValue } from '@pandok/module-engine'
import { readLibrary } from '../readLibrary.ts'

/** The headings of the reports in the neutral content. */
const HEADINGS: Readonly<Partial<Record<ReportSection, Words>>> = {
  findings: { ko: '소견', en: 'Findings', zh: '影像所见', ja: '所見', de: 'Befund' },
  impression: { ko: '결론', en: 'Impression', zh: '诊断意见', ja: '診断', de: 'Beurteilung' },
  recommendation: { ko: '권고', en: 'Recommendation', zh: '建议', ja: '推奨', de: 'Empfehlung' },
}

const { modules: library } = readLibrary()
/** The library's modules under the names that plates of files use. */
export const MODULES = library.map(({ id, names, definition }) => ({ id, name: names.ko, definition }))

const plates = new WeakMap<ExamFile, PlateContent>()

function plateOf(file: ExamFile): PlateContent {
  const plate = plates.get(file) ?? examPlate(file)
  plates.set(file, plate)
  return plate
}

/** Returns a run in which a golden's keys were pressed. */
export function pressed(
  file: ExamFile,
  golden: ExamFileGolden,
  locale: Locale,
  plate = plateOf(file),
): PlateRun {
  let ids = 0
  const run = createPlateRun({
    plate,
    modules: MODULES,
    locale,
    today: () => '2026-11-16',
    newId: () => `run${++ids}`,
  })
  const values = { ...golden.exam, ...golden.set }
  if (Object.keys(values).length > 0) press(run, EXAM_CELL, values)
  for (const technique of golden.technique ?? []) press(run, techniqueCell(technique), {})
  for (const key of golden.pressed) {
    if (typeof key === 'string') press(run, key === 'all-normal' ? ALL_NORMAL : key, {})
    else press(run, key.finding, key.blanks ?? {})
  }
  return run
}

/** Returns the text that a golden's keys produce: its report, or a form of the exam. */
export function playExam(
  file: ExamFile,
  golden: ExamFileGolden,
  locale: Locale,
  form?: string,
  plate = plateOf(file),
): string {
  const { exam } = plate
  const state = pressed(file, golden, locale, plate).read()
  const asked = exam?.forms?.find(({ id }) => id === form)
  if (exam && asked) return formText(state, exam, asked, { locale }).text
  return REPORT_SECTIONS.flatMap((section) => {
    const heading = file.section_names?.[section]?.[locale] ?? HEADINGS[section]?.[locale]
    const text = sectionText(state.entries, section, { titles: false, locale, exam })
    return heading === undefined || text === '' ? [] : [`${heading}\n${text}\n`]
  }).join('\n')
}

function press(run: PlateRun, cell: string, blanks: Readonly<Record<string, unknown>>): void {
  const result = run.another(cell)
  if (result === 'written') return
  if (result !== 'filling') throw new Error(`The cell ${cell} answers ${result}.`)
  const { open } = run.read()
  for (const [name, value] of Object.entries(blanks)) {
    const filling = open?.fillings.find(({ definition }) =>
      definition.inputs.some(({ id }) => id === blankName(name)),
    )
    if (!filling) throw new Error(`The cell ${cell} has no blank ${name}.`)
    filling.session.set(
      { id: blankName(name) },
      edgeOf(value, filling.definition.inputs.find(({ id }) => id === blankName(name))?.kind),
    )
  }
  const verdict = run.write()
  if (!verdict.ok) {
    const faults = open?.fillings.flatMap(({ session }) => session.snapshot().faults.map(({ id }) => id))
    throw new Error(`The cell ${cell} can’t be written: ${verdict.reason} (${faults?.join()}).`)
  }
}

function edgeOf(value: unknown, kind: string | undefined): EdgeValue {
  if (Array.isArray(value)) return kind === 'multi' ? value.map(String) : value.map(String).join(' x ')
  if (kind === 'multi') return [String(value)]
  return String(value)
}
