import type { Message } from '../../message.ts'

export const moduleEditor = {
  'moduleEditor.title': '모듈 편집',
} as const satisfies Record<string, Message>
