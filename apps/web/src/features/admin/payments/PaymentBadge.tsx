import type { PaymentStatus } from '@pandok/domain'
import { Badge, type Tone } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

const tones: Record<PaymentStatus, Tone> = {
  pending: 'warning',
  paid: 'success',
  failed: 'danger',
  canceled: 'neutral',
  refundRequested: 'info',
  refunded: 'neutral',
  returned: 'neutral',
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const text = useText()
  return (
    <Badge dot tone={tones[status]}>
      {text(`store.status.${status}`)}
    </Badge>
  )
}
