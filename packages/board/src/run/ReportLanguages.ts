import { type Locale, REPORT_SECTIONS, type ReportSection } from '@pandok/domain'

/** The main language of a report, and those of sections that are written in another one. */
export interface ReportLanguages {
  main: Locale
  sections?: Readonly<Partial<Record<ReportSection, Locale>>> | undefined
}

export const languageOf = ({ main, sections }: ReportLanguages, section: ReportSection): Locale =>
  sections?.[section] ?? main

export const isSameLanguages = (a: ReportLanguages, b: ReportLanguages): boolean =>
  a === b ||
  (a.main === b.main && REPORT_SECTIONS.every((section) => a.sections?.[section] === b.sections?.[section]))

/** Lists every language of the report, the main one first. */
export const languagesIn = ({ main, sections = {} }: ReportLanguages): readonly Locale[] => [
  ...new Set([main, ...Object.values(sections)]),
]
