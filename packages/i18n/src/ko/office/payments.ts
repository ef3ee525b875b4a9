import type { Message } from '../../message.ts'

export const officePayments = {} as const satisfies Record<string, Message>
