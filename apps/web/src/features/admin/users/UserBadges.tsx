import { LIBRARY_OWNER_ID } from '@pandok/domain'
import type { AdminUserItem } from '@pandok/protocol'
import { Badge } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

/**
 * The library's own account is suspended so that nobody can log in to it. That is no reason for a red badge.
 */
export function StateBadge({ id, state }: Pick<AdminUserItem, 'id' | 'state'>) {
  const text = useText()
  if (id === LIBRARY_OWNER_ID) return <Badge>{text('office.users.state.library')}</Badge>
  return (
    <Badge dot tone={state === 'active' ? 'success' : 'danger'}>
      {text(`office.users.state.${state}`)}
    </Badge>
  )
}

/** Most accounts are ordinary members and need no badge. */
export function RoleBadge({ role }: Pick<AdminUserItem, 'role'>) {
  const text = useText()
  const word = text(`office.users.role.${role}`)
  return role === 'admin' ? <Badge tone="accent">{word}</Badge> : word
}
