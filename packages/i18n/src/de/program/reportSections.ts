import type { reportSections as korean } from '../../ko/program/reportSections.ts'
import type { Translated } from '../../message.ts'

export const reportSections: Translated<typeof korean> = {
  'reportSection.technique': 'Technik',
  'reportSection.comparison': 'Voruntersuchung',
  'reportSection.findings': 'Befund',
  'reportSection.impression': 'Beurteilung',
  'reportSection.recommendation': 'Empfehlung',
  'reportSection.specimen': 'Präparat',
  'reportSection.gross': 'Makroskopie',
  'reportSection.microscopy': 'Mikroskopie',
  'reportSection.diagnosis': 'Diagnose',
  'reportSection.comment': 'Kommentar',
}
