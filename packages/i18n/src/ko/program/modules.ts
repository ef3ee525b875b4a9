import type { Message } from '../../message.ts'

export const modules = {
  'modules.title': '모듈',
} as const satisfies Record<string, Message>
