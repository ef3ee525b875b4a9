/** The sections of a report in reading order. */
export const REPORT_SECTIONS = [
  'technique',
  'comparison',
  'findings',
  'impression',
  'recommendation',
  'specimen',
  'gross',
  'microscopy',
  'diagnosis',
  'comment',
] as const

export type ReportSection = (typeof REPORT_SECTIONS)[number]
