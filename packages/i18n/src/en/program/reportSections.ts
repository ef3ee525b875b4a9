import type { reportSections as korean } from '../../ko/program/reportSections.ts'
import type { Translated } from '../../message.ts'

export const reportSections: Translated<typeof korean> = {
  'reportSection.technique': 'Technique',
  'reportSection.comparison': 'Comparison',
  'reportSection.findings': 'Findings',
  'reportSection.impression': 'Impression',
  'reportSection.recommendation': 'Recommendation',
  'reportSection.specimen': 'Specimen',
  'reportSection.gross': 'Gross description',
  'reportSection.microscopy': 'Microscopy',
  'reportSection.diagnosis': 'Diagnosis',
  'reportSection.comment': 'Comment',
}
