import type { Message } from '../../message.ts'

/** These are the words that the Windows program shows while it works without a connection. */
export const desktopOffline = {
  'offline.saved': '이 컴퓨터에 저장했습니다. 연결되면 서버에 올립니다.',
  'offline.badge': '오프라인 · 이 컴퓨터에 저장됩니다',
  'offline.count': '대기 {count}건',
  'offline.sending': '서버에 올리는 중',
  'offline.waiting': '올릴 변경 {count}건',
  'offline.needs.plates': '확인이 필요한 판 {count}개',
  'offline.needs.modules': '확인이 필요한 모듈 {count}개',
  'offline.needs.items': '확인이 필요한 항목 {count}개',
  'offline.explained': '서버에 연결할 수 없습니다. 판과 모듈은 그대로 사용할 수 있습니다.',
  'offline.title': '오프라인 상태',
  'offline.list.waiting': '연결되면 서버에 올릴 변경',
  'offline.list.conflicts': '다른 곳에서도 변경된 항목',
  'offline.list.conflicts.text':
    '두 버전이 모두 남아 있습니다. 열어서 저장하면 어느 쪽을 쓸지 고를 수 있습니다.',
  'offline.list.refused': '서버가 받지 않은 항목',
  'offline.open': '{name} 열기',
  'offline.retry': '다시 올리기',
  'offline.saveAsNew': '새로 저장',
  'offline.download': '파일로 내려받기',
  'offline.drop': '버리기',
  'offline.plate': '판',
  'offline.module': '모듈',
  'offline.check': '지금 연결 확인',
  'offline.drop.title': '이 변경을 버릴까요?',
  'offline.drop.text': '이 컴퓨터에만 있는 내용입니다. 버리면 되돌릴 수 없습니다.',
  'offline.cancel': '취소',
  'offline.reason.gone': '다른 곳에서 삭제되어 서버에 없습니다.',
  'offline.reason.module': '모듈 ‘{name}’ 업로드를 기다리고 있습니다.',
  'offline.signOut.title': '아직 서버에 올라가지 않은 변경이 있습니다',
  'offline.signOut.text':
    '변경 {count}건은 이 컴퓨터에 남아 있다가, 이 회원으로 다시 로그인하면 서버에 올라갑니다. 그때까지 오프라인에서는 판과 모듈을 사용할 수 없습니다.',
  'offline.signOut.leave': '로그아웃',
  'offline.signOut.stay': '계속 사용',
} satisfies Record<string, Message>
