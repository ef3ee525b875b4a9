import type { Locale, ReportSection } from '@pandok/domain'
import type { CheckedFinding, CheckedReport, CheckedSentence, CheckedValue } from '../CheckedReport.ts'

export const TODAY = '2026-11-16'

export function reportOf(
  locale: Locale,
  sections: Readonly<Partial<Record<ReportSection, string>>>,
  more: Partial<CheckedReport> = {},
): CheckedReport {
  const sentences = Object.entries(sections).map(
    ([section, text]): CheckedSentence => ({
      id: section,
      section: section as ReportSection,
      locale,
      text,
      author: 'typed',
    }),
  )
  return {
    sentences,
    findings: [],
    regions: [],
    context: {},
    characters: 'unicode',
    today: TODAY,
    ...more,
  }
}

export const valueOfKind = (
  kind: CheckedValue['kind'],
  value: string,
  more: Partial<CheckedValue> = {},
): CheckedValue => ({
  filling: 'phrases',
  at: { id: kind },
  kind,
  value,
  meaning: kind,
  label: kind,
  isComputed: false,
  ...more,
})

export const findingWith = (runId: string, more: Partial<CheckedFinding>): CheckedFinding => ({
  runId,
  cellId: runId,
  title: runId,
  values: [],
  conclusions: [],
  rows: {},
  ...more,
})
