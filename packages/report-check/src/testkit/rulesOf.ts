import type { Locale, ReportSection } from '@pandok/domain'
import type { CheckedReport } from '../CheckedReport.ts'
import { createReportCheck } from '../createReportCheck.ts'
import { reportOf } from './reportOf.ts'

export type Sections = Readonly<Partial<Record<ReportSection, string>>>

const { check } = createReportCheck()

/** Returns the rules that raise an alarm for a typed report, each with its variant. */
export function rulesOf(
  locale: Locale,
  sections: Sections,
  context: CheckedReport['context'] = {},
): readonly string[] {
  return check(reportOf(locale, sections, { context })).map(({ rule, variant }) =>
    variant === undefined ? rule : `${rule} ${variant}`,
  )
}
