import type { ReportSection } from '@pandok/domain'
import type { Message } from '../../message.ts'

export const reportSections = {
  'reportSection.technique': '검사 방법',
  'reportSection.comparison': '비교 검사',
  'reportSection.findings': '소견',
  'reportSection.impression': '결론',
  'reportSection.recommendation': '권고',
  'reportSection.specimen': '검체',
  'reportSection.gross': '육안 소견',
  'reportSection.microscopy': '현미경 소견',
  'reportSection.diagnosis': '진단',
  'reportSection.comment': '의견',
} as const satisfies Record<`reportSection.${ReportSection}`, Message>
