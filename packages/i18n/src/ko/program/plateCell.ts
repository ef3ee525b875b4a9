import type { Message } from '../../message.ts'

export const plateCell = {
  'plateCell.title': '칸',
} as const satisfies Record<string, Message>
