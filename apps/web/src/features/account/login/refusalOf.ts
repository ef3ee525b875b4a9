import type { RpcError } from '../form/tryAction.ts'

export interface Refusal {
  sentence: string
  /** True if only customer service can help. */
  isSuspended: boolean
}

export const refusalOf = ({ code, details, message }: RpcError): Refusal => ({
  sentence: details[0]?.message ?? message,
  isSuspended: code === 'SESSION_REVOKED',
})
