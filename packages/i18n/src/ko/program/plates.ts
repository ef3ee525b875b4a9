import type { Message } from '../../message.ts'

export const plates = {
  'plates.title': '내 판',
} as const satisfies Record<string, Message>
