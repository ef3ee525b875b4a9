import type { Message } from '../message.ts'

export const ui = {
  'ui.close': '닫기',
} as const satisfies Record<string, Message>
