import type { Message } from '../../message.ts'

export const officeItems = {} as const satisfies Record<string, Message>
