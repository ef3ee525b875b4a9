import type { AdminPaymentItem } from '@pandok/protocol'
import { Anchor } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

/** The payer. Nothing is known of a member who has withdrawn. */
export function PersonLink({ person }: { person: AdminPaymentItem['member'] }) {
  const text = useText()
  if (!person) return <span className="text-muted">{text('office.payments.withdrawn')}</span>
  return (
    <Anchor
      href={`/admin/user/detail?id=${encodeURIComponent(person.id)}`}
      title={person.email}
      className="font-semibold text-accent-text [overflow-wrap:anywhere] hover:underline"
    >
      {person.nickname}
    </Anchor>
  )
}
