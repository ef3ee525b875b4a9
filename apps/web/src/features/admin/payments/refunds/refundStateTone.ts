import type { RefundState } from '@pandok/domain'
import type { Tone } from '@pandok/ui'

export const refundStateTone: Record<RefundState, Tone> = {
  requested: 'info',
  processing: 'warning',
  unknown: 'warning',
  completed: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
}
