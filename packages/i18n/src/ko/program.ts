import type { Message } from '../message.ts'

export const program = {
  'program.nav.plates': '판',
} as const satisfies Record<string, Message>
