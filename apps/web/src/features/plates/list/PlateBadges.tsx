import { Badge, CheckIcon, CopyIcon, LibraryIcon, LockIcon, Share2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { NewerBadge } from '#shared/library/NewerBadge.tsx'
import type { PlateRow } from './usePlates.ts'

export function PlateBadges({ row }: { row: PlateRow }) {
  const text = useText()
  const copyOf = row.source?.nickname
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {row.mine && row.shared ? (
        <Badge tone="info" icon={<Share2Icon />}>
          {text('plates.state.shared')}
        </Badge>
      ) : null}
      {row.place ? (
        <Badge icon={<LibraryIcon />}>{text('plates.state.library')}</Badge>
      ) : row.mine && row.source ? (
        <Badge icon={<CopyIcon />}>
          {copyOf ? text('plates.state.copyOf', { nickname: copyOf }) : text('plates.state.copy')}
        </Badge>
      ) : null}
      {row.newer ? <NewerBadge /> : null}
      {row.copied ? (
        <Badge tone="success" icon={<CheckIcon />}>
          {text('plates.state.copied')}
        </Badge>
      ) : null}
      {row.library ? <Badge>{text(`plates.state.${row.library}`)}</Badge> : null}
      {row.locked ? (
        <Badge tone="warning" icon={<LockIcon />}>
          {text('plates.state.locked')}
        </Badge>
      ) : null}
    </div>
  )
}
