import type { Message } from '../../message.ts'

export const officeAudit = {} as const satisfies Record<string, Message>
