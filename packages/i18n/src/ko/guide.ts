import type { Message } from '../message.ts'

export const guide = {
  'guide.title': '사용 안내',
  'guide.help': '도움말',
  'guide.keys': '단축키',
  'guide.news': '새로운 점',
  'guide.news.unread': '새 소식',
  'guide.search': '도움말 검색',
  'guide.search.clear': '검색어 지우기',
  'guide.contents': '안내 목록',
  'guide.here': '이 화면의 안내',
  'guide.found': '검색 결과 {count}건',
} as const satisfies Record<string, Message>
