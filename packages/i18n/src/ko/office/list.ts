import type { Message } from '../../message.ts'

export const officeList = {} as const satisfies Record<string, Message>
