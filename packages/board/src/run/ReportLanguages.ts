import { type Locale, REPORT_SECTIONS, type ReportSection } from '@pandok/domain'

/** The languages of a report: the main one, and those of sections that are written in another. */
export interface ReportLanguages {
  main: Locale
  sections?: Readonly<Partial<Record<ReportSection, Locale>>> | undefined
}

export const languageOf = ({ main, sections }: ReportLanguages, section: ReportSection): Locale =>
  sections?.[section] ?? main

export const isSameLanguages = (a: ReportLanguages, b: ReportLanguages): boolean =>
  a === b ||
  (a.main === b.main && REPORT_SECTIONS.every((section) => a.sections?.[section] === b.sections?.[section]))

/** Every language that is written, the main one first. */
export const languagesIn = ({ main, sections = {} }: ReportLanguages): readonly Locale[] => [
  ...new Set([main, ...Object.values(sections)]),
]
