import { Badge, LibraryIcon, Share2Icon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { AdminItem } from '../AdminItem.ts'

export function ItemBadges({ item }: { item: Pick<AdminItem, 'shared' | 'library' | 'deletedAt'> }) {
  const text = useText()
  return (
    <>
      {item.deletedAt ? (
        <Badge tone="danger" icon={<Trash2Icon />}>
          {text('office.items.state.deleted')}
        </Badge>
      ) : null}
      {item.shared ? (
        <Badge tone="info" icon={<Share2Icon />}>
          {text('office.items.shared.yes')}
        </Badge>
      ) : null}
      {item.library ? (
        <Badge tone="success" icon={<LibraryIcon />}>
          {text(`office.items.library.${item.library}`)}
        </Badge>
      ) : null}
    </>
  )
}
