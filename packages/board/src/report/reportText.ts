import { type Exam, REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { languageOf, type ReportLanguages } from '../run/ReportLanguages.ts'
import { sectionText } from './sectionText.ts'

/**
 * The style of a report for the clipboard. The names of sections are passed in, in the language of the
 * report.
 */
export interface ReportStyle {
  sectionName: (section: ReportSection) => string
  /**
   * Whether the titles of cells are written before their sentences in describing sections (findings, gross,
   * microscopy, …).
   */
  titles: boolean
  languages: ReportLanguages
  exam?: Exam | undefined
}

/**
 * Writes the whole report: each section under its name, with an empty line between them. Empty sections are
 * left out, and a section without a name has no heading.
 */
export const reportText = (
  entries: readonly ReportEntry[],
  { sectionName, titles, languages, exam }: ReportStyle,
): string =>
  REPORT_SECTIONS.flatMap((section) => {
    const text = sectionText(entries, section, { titles, locale: languageOf(languages, section), exam })
    const name = sectionName(section)
    if (text === '') return []
    return [name === '' ? text : `${name}\n${text}`]
  }).join('\n\n')
