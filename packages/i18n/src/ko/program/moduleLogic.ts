import type { Message } from '../../message.ts'

export const moduleLogic = {
  'moduleLogic.values.title': '계산 값',
} as const satisfies Record<string, Message>
