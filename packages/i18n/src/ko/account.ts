import type { Message } from '../message.ts'

export const account = {
  'account.login.title': '로그인',
} as const satisfies Record<string, Message>
