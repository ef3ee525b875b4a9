import type { Message } from '../../message.ts'

export const plateRun = {
  'plateRun.report': '판독문',
} as const satisfies Record<string, Message>
