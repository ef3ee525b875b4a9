import type { Message } from '../../message.ts'

export const officeList = {
  'office.list.columns': '열 선택',
  'office.list.columns.reset': '기본 열로 되돌리기',
  'office.list.export': 'CSV 내보내기',
  'office.list.export.running': '내보내는 중',
  'office.list.export.of': '{total}개 중 {count}개',
  'office.list.export.count': '{count}개',
  'office.list.export.done': '{count}개를 CSV 파일로 저장했습니다.',
  'office.list.export.failed': '내보내지 못했습니다',
  'office.list.goTo': '이동할 쪽 번호(1–{pages})',
  'office.list.goTo.button': '이동',
  'office.list.keys':
    '위아래 화살표 키로 행을 옮기고 Enter 키로 엽니다. Home, End, Page Up, Page Down 키를 사용할 수 있고, / 키를 누르면 검색창으로 갑니다.',
  'office.list.beyond': '이 쪽에는 항목이 없습니다',
  'office.list.beyond.action': '첫 쪽으로',
  'office.list.capped':
    '조건에 맞는 항목이 {count}개를 넘어, 그 뒤는 세지 않고 쪽으로도 나누지 않습니다. 검색어나 조건을 더해 좁히거나, ‘전체’로 이어서 보거나, CSV로 모두 내보낼 수 있습니다.',
  'office.list.cappedRange': '{total}개 이상 중 {from}–{to}',
  'office.list.all.loaded': '전체 {total}개 중 {count}개 불러옴 · 아래로 내리면 이어서 불러옵니다',
  'office.list.all.whole': '전체 {count}개를 모두 불러왔습니다',
  'office.list.all.capped': '{total}개 이상 중 {count}개 불러옴 · 아래로 내리면 이어서 불러옵니다',
  'office.list.all.max':
    '화면에는 {count}개까지만 표시합니다. 나머지는 조건을 좁히거나 CSV로 내보내 확인해 주세요.',
} as const satisfies Record<string, Message>
