import type { RpcError } from '../form/attempt.ts'

/** Why a log-in was refused. */
export interface Refusal {
  sentence: string
  /** Only customer service can help. */
  isSuspended: boolean
}

export const refusalOf = ({ code, details, message }: RpcError): Refusal => ({
  sentence: details[0]?.message ?? message,
  isSuspended: code === 'SESSION_REVOKED',
})
