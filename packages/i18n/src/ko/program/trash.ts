import type { Message } from '../../message.ts'

export const trash = {
  'trash.title': '휴지통',
  'trash.text': '삭제한 판과 모듈은 {days}일 뒤 완전히 삭제됩니다.',
  'trash.search': '이름으로 검색',
  'trash.kind': '종류',
  'trash.kind.plate': '판',
  'trash.kind.module': '모듈',
  'trash.column.name': '이름',
  'trash.column.deleted': '삭제일',
  'trash.column.purge': '완전 삭제 예정일',
  'trash.daysLeft': '{count}일 남음',
  'trash.lastDay': '오늘 완전히 삭제됨',
  'trash.restore': '되살리기',
  'trash.purge': '완전히 삭제',
  'trash.purge.title': '{count}개를 완전히 삭제할까요?',
  'trash.purge.text': '백업까지 모두 지워지며 되살릴 수 없습니다.',
  'trash.done.restored': '{count}개를 되살렸습니다.',
  'trash.done.purged': '{count}개를 완전히 삭제했습니다.',
  'trash.empty.title': '휴지통이 비어 있습니다',
  'trash.empty.text': '삭제한 판과 모듈이 여기에 모입니다.',
  'trash.emptyAll': '휴지통 비우기',
} as const satisfies Record<string, Message>
