import { adminUserGet } from '@pandok/protocol'
import { Button, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'

interface OwnerChipProps {
  ownerId: string
  onRemove: () => void
}

/** Shows that the list is limited to one member; pressing it removes the limit. */
export function OwnerChip({ ownerId, onRemove }: OwnerChipProps) {
  const text = useText()
  const { data } = useActionQuery(adminUserGet, { id: ownerId })
  const name = data ? data.user.nickname : ownerId
  return (
    <Button
      variant="secondary"
      icon={<XIcon />}
      onClick={onRemove}
      title={text('office.items.filter.owner.remove')}
      className="max-w-full"
    >
      <span className="truncate">{text('office.items.filter.owner', { name })}</span>
      <span className="sr-only">, {text('office.items.filter.owner.remove')}</span>
    </Button>
  )
}
