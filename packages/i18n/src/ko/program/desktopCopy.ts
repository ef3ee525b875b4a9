import type { Message } from '../../message.ts'

export const desktopCopy = {
  'copy.done': '복사했습니다.',
  'copy.again': '다시 시도',

  'copy.restore.label': '이전 클립보드 되돌리기',
  'copy.restore.done': '이전 클립보드를 되돌렸습니다.',
  'copy.restore.changed': '그 뒤에 다른 내용을 복사해 클립보드를 그대로 두었습니다.',
  'copy.restore.nothing': '되돌릴 클립보드 내용이 없습니다.',
  'copy.restore.busy': '다른 프로그램이 클립보드를 사용하고 있어 되돌리지 못했습니다.',

  'copy.options.open': '복사 설정…',
  'copy.options.title': '복사 설정',
  'copy.onRun.label': '칸을 실행할 때 복사',
  'copy.onRun.off': '복사하지 않기',
  'copy.onRun.all': '판독문 전체',
  'copy.onRun.allHint': '문장을 쓸 때마다 지금까지의 판독문을 복사합니다.',
  'copy.onRun.last': '방금 쓴 문장',
  'copy.onRun.lastHint': '부분 이름과 칸 제목 없이 문장만 복사합니다.',
  'copy.onRun.done': '복사함',
  'copy.onRun.doneWarned': '복사함 · 확인할 것 {count}개',
  'copy.onRun.doneLast': '방금 쓴 문장을 복사했습니다.',
  'copy.restoreAfter.label': '이전 클립보드 되돌리기',
  'copy.restoreAfter.off': '누를 때만',
  'copy.restoreAfter.offHint': '붙여넣었는지 알 수 없으므로 자동으로 되돌리지 않습니다.',
  'copy.restoreAfter.seconds': '복사하고 {count}초 뒤',
  'copy.private.label': 'Windows 클립보드 기록에 남기지 않기',
  'copy.private.hint': '복사한 판독문이 클립보드 기록(Windows 키+V)과 클라우드 클립보드에 남지 않습니다.',

  'copy.narrow.open': '작은 창',
  'copy.narrow.close': '작은 창 닫기',
  'copy.narrow.last': '방금 쓴 문장',
  'copy.narrow.notOnTop':
    '이 창은 다른 창 위에 고정할 수 없습니다. 판독문을 입력하는 프로그램 옆에 두고 사용하세요.',
  'copy.narrow.blocked': '브라우저가 창을 막았습니다. 이 사이트의 팝업을 허용해 주세요.',
  'copy.narrow.anew': '작은 창은 빈 판독문으로 시작합니다. 쓰던 판독문은 이 창에 그대로 있습니다.',
} as const satisfies Record<string, Message>
