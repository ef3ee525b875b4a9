import type { Message } from '../../message.ts'

export const lists = {
  'list.pages': '쪽 이동',
  'list.previous': '이전 쪽',
  'list.next': '다음 쪽',
  'list.page': '{page}쪽',
  'list.pageSize': '쪽당 개수',
  'list.all': '전체',
  'list.range': '전체 {total}개 중 {from}–{to}',
  'list.search.clear': '검색어 지우기',
  'list.none.title': '조건에 맞는 항목이 없습니다',
  'list.none.text': '검색어나 조건을 바꾸어 보세요.',
  'list.none.reset': '조건 모두 지우기',
  'list.failed.title': '목록을 불러오지 못했습니다',
  'list.selected': '{count}개 선택함',
  'list.clearSelection': '선택 해제',
  'list.selectAll': '이 쪽의 항목 모두 선택',
  'list.selectRow': '{name} 선택',
  'list.rowActions': '{name}: 할 수 있는 일',
  'list.filter.any': '모두',
  'list.undo': '되돌리기',
} as const satisfies Record<string, Message>
