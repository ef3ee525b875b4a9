import type { Message } from '../../message.ts'

export const officeUsers = {} as const satisfies Record<string, Message>
