import type { Message } from '../../message.ts'

export const findings = {
  'finding.output.required': '출력은 하나 이상 필요합니다.',
} as const satisfies Record<string, Message>
