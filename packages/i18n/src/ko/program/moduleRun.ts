import type { Message } from '../../message.ts'

export const moduleRun = {
  'moduleRun.test.title': '테스트',
} as const satisfies Record<string, Message>
