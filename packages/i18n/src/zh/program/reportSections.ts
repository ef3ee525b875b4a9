import type { reportSections as korean } from '../../ko/program/reportSections.ts'
import type { Translated } from '../../message.ts'

export const reportSections: Translated<typeof korean> = {
  'reportSection.technique': '检查方法',
  'reportSection.comparison': '对比检查',
  'reportSection.findings': '所见',
  'reportSection.impression': '诊断意见',
  'reportSection.recommendation': '建议',
  'reportSection.specimen': '标本',
  'reportSection.gross': '大体所见',
  'reportSection.microscopy': '镜下所见',
  'reportSection.diagnosis': '诊断',
  'reportSection.comment': '备注',
}
