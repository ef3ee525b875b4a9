import type { Message } from '../message.ts'

export const admin = {
  'admin.nav.users': '사용자 관리',
} as const satisfies Record<string, Message>
