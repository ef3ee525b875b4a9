import type { PaymentLabel } from '@pandok/domain'
import { Badge, type Tone } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

const tones: Record<PaymentLabel, Tone> = {
  active: 'success',
  stopped: 'warning',
  ended: 'neutral',
  expired: 'neutral',
  refundRequested: 'info',
  refundCompleted: 'neutral',
}

export function LabelBadge({ label }: { label: PaymentLabel }) {
  const text = useText()
  return (
    <Badge dot tone={tones[label]}>
      {text(`store.label.${label}`)}
    </Badge>
  )
}
