import type { Message } from '../message.ts'

export const program = {
  'program.nav.label': '프로그램 메뉴',
  'program.nav.plates': '판',
  'program.nav.viewer': '영상',
  'program.nav.modules': '모듈',
  'program.nav.payments': '결제',
  'program.greeting': '{name} 님, 안녕하세요',
  'program.banner.label': '광고',
  'program.banner.link': '광고: {host} (새 탭에서 열림)',
  'program.title.plates': '내 판',
  'program.title.sharedPlates': '공유된 판',
  'program.title.modules': '모듈',
  'program.title.library': '라이브러리',
  'program.title.payments': '결제 내역',
  'program.title.trash': '휴지통',
  'program.title.preview': '미리보기',
  'program.title.viewer': '영상 뷰어',
  'program.toSite': '사이트로 나가기',
  'program.back': '프로그램으로',
} as const satisfies Record<string, Message>
