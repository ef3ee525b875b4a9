import type { ReportSection } from '@pandok/domain'

/** How a report is put into words for the clipboard. Section names come from outside, in the report's language. */
export interface ReportStyle {
  sectionName: (section: ReportSection) => string
  /** Whether cells' titles stand before their sentences in sections that describe (findings, gross, microscopy, …). */
  titles: boolean
}
