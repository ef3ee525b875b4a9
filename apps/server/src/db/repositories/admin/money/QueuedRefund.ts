import type { AdminQuery, StoredRefund } from '@pandok/domain'

export interface Person {
  id: string
  email: string
  nickname: string
}

export interface QueuedRefund {
  refund: StoredRefund
  /** Null if the member has withdrawn. */
  member: Person | null
}

export interface RefundQuery extends AdminQuery<'requestedAt'> {
  filter?: { state?: 'open' | 'settled' | undefined } | undefined
}
