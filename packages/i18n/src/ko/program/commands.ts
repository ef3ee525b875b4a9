import type { Message } from '../../message.ts'

export const commands = {
  'command.view.palette': '명령 찾기',
} as const satisfies Record<string, Message>
