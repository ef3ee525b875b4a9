import type { Message } from '../message.ts'

export const site = {
  'site.name': '판독',
} as const satisfies Record<string, Message>
