import { REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import { sectionText } from './sectionText.ts'

/** How a report is put into words for the clipboard. Section names come from outside, in the report's language. */
export interface ReportStyle {
  /** '': the section stands without a heading. */
  sectionName: (section: ReportSection) => string
  /** Whether cells' titles stand before their sentences in sections that describe (findings, gross, microscopy, …). */
  titles: boolean
}

/** The whole report: each section under its name, an empty line between them; sections without words are left out. */
export const reportText = (entries: readonly ReportEntry[], style: ReportStyle): string =>
  REPORT_SECTIONS.flatMap((section) => {
    const text = sectionText(entries, section, style)
    const name = style.sectionName(section)
    return text === '' ? [] : [name === '' ? text : `${name}\n${text}`]
  }).join('\n\n')
