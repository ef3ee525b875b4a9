import type { AdminBanner } from '@pandok/protocol'
import { Badge, type Tone } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

const TONES: Record<AdminBanner['state'], Tone> = {
  shown: 'success',
  scheduled: 'info',
  ended: 'neutral',
  off: 'neutral',
}

export function StateBadge({ state }: { state: AdminBanner['state'] }) {
  const text = useText()
  return (
    <Badge tone={TONES[state]} dot={state === 'shown'}>
      {text(`office.banners.state.${state}`)}
    </Badge>
  )
}
