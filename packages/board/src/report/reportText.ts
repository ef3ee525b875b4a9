import { type Exam, REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { languageOf, type ReportLanguages } from '../run/ReportLanguages.ts'
import { sectionText } from './sectionText.ts'

/** How a report is put into words for the clipboard. Section names come from outside, in the report's language. */
export interface ReportStyle {
  sectionName: (section: ReportSection) => string
  /** Whether cells' titles stand before their sentences in sections that describe (findings, gross, microscopy, …). */
  titles: boolean
  languages: ReportLanguages
  exam?: Exam | undefined
}

/** The whole report: each section under its name, an empty line between them; sections without words are left out, and a section without a name has no heading. */
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
