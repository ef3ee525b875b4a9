import type { Message } from '../message.ts'

export const admin = {
  'admin.nav.label': '관리자 메뉴',
  'admin.nav.users': '사용자 관리',
  'admin.nav.plates': '판 관리',
  'admin.nav.modules': '모듈 관리',
  'admin.nav.payments': '결제 관리',
  'admin.nav.openRefunds': '처리할 환불 신청 {count}건',
  'admin.nav.banners': '배너 관리',
  'admin.nav.audit': '변경 기록',
  'admin.area': '관리자',
  'admin.title.users': '사용자 관리',
  'admin.title.user': '사용자 상세',
  'admin.title.plates': '판 관리',
  'admin.title.modules': '모듈 관리',
  'admin.title.payments': '결제 관리',
  'admin.title.audit': '변경 기록',
  'admin.title.banners': '배너 관리',
  'admin.title.banner': '배너 상세',
} as const satisfies Record<string, Message>
