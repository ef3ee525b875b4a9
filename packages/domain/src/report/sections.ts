/** Where in a report a sentence goes, in the order in which a report is read. */
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
