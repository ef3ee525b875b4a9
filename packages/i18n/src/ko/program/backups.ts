import type { Message } from '../../message.ts'

/** These texts serve backups of both modules and plates. */
export const backups = {
  'backups.download': '내려받기',
  'backups.delete': '삭제',
  'backups.title': '{name}의 백업',
  'backups.text':
    '저장할 때마다 자동으로 남으며 최근 20개까지 보관합니다. 직접 만든 백업은 지울 때까지 남습니다.',
  'backups.create': '지금 상태 백업',
  'backups.note': '메모(선택)',
  'backups.none': '아직 백업이 없습니다.',
  'backups.automatic': '자동',
  'backups.manual': '직접',
  'backups.revision': '{revision}번째 저장',
  'backups.compare': '지금과 비교',
  'backups.restore': '이 상태로 되돌리기',
  'backups.done.created': '백업을 만들었습니다.',
  'backups.done.restored': '백업한 상태로 되돌렸습니다. 직전 상태도 백업에 있습니다.',
  'backups.done.deleted': '백업을 삭제했습니다.',
  'backups.delete.title': '이 백업을 삭제할까요?',
  'backups.delete.text': '삭제한 백업은 되살릴 수 없습니다.',
} as const satisfies Record<string, Message>
