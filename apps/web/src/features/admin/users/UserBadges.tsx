import type { AdminUserItem } from '@pandok/protocol'
import { Badge } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export function StateBadge({ state }: Pick<AdminUserItem, 'state'>) {
  const text = useText()
  return (
    <Badge dot tone={state === 'active' ? 'success' : 'danger'}>
      {text(`office.users.state.${state}`)}
    </Badge>
  )
}

/** Members are the rule and need no sign. */
export function RoleBadge({ role }: Pick<AdminUserItem, 'role'>) {
  const text = useText()
  const word = text(`office.users.role.${role}`)
  return role === 'admin' ? <Badge tone="accent">{word}</Badge> : word
}
