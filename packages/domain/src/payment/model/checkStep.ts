import type { Order } from '../Order.ts'
import type { Account } from './createStore.ts'

/** I7, I12: what renews is charged, and nothing else is. */
export function checkSent({ subscription, refunds }: Account, { id, kind, renewal }: Order): void {
  if (kind !== 'renew') return
  const isRenewing = subscription?.state === 'active' || subscription?.state === 'pastDue'
  const isNext = subscription?.life === renewal?.life && subscription?.periodCount === renewal?.index
  const isAsked = refunds.some(
    ({ state, life }) => life !== null && ['requested', 'processing', 'unknown'].includes(state),
  )
  if (!isRenewing || !isNext || isAsked) throw new Error(`I12: ${id} is charged while ${subscription?.state}`)
}

/** I10: whoever said stop is charged again only after saying so. */
export function checkChange(
  before: { state: string } | null,
  after: { state: string } | null,
  cause: string,
): void {
  const wasRenewing = before?.state === 'active' || before?.state === 'pastDue'
  const isWanted = cause === 'resume' || cause === 'new captured' || cause === 'extend captured'
  if (after?.state === 'active' && !wasRenewing && !isWanted) throw new Error(`I10: ${cause} made it active`)
}
