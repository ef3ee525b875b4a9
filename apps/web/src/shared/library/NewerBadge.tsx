import { Badge, HistoryIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export function NewerBadge() {
  const text = useText()
  return (
    <Badge tone="info" icon={<HistoryIcon />}>
      {text('library.newer.badge')}
    </Badge>
  )
}
