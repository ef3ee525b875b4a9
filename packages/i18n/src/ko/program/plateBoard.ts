import type { Message } from '../../message.ts'

export const plateBoard = {
  'plateBoard.label': '판',
} as const satisfies Record<string, Message>
