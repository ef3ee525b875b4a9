import type { Message } from '../../message.ts'

export const plateEditor = {
  'plateEditor.title': '판 편집',
} as const satisfies Record<string, Message>
