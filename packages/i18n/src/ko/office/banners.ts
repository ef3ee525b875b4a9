import type { Message } from '../../message.ts'

export const officeBanners = {} as const satisfies Record<string, Message>
