import type { Message } from '../../message.ts'

export const plateFill = {
  'plateFill.title': '자동 채움',
} as const satisfies Record<string, Message>
