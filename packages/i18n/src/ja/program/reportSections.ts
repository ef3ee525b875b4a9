import type { reportSections as korean } from '../../ko/program/reportSections.ts'
import type { Translated } from '../../message.ts'

export const reportSections: Translated<typeof korean> = {
  'reportSection.technique': '検査方法',
  'reportSection.comparison': '比較検査',
  'reportSection.findings': '所見',
  'reportSection.impression': '結論',
  'reportSection.recommendation': '推奨',
  'reportSection.specimen': '検体',
  'reportSection.gross': '肉眼所見',
  'reportSection.microscopy': '組織所見',
  'reportSection.diagnosis': '診断',
  'reportSection.comment': 'コメント',
}
