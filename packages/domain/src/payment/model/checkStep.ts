import type { Order } from '../Order.ts'
import type { Subscription } from '../Subscription.ts'
import { DAY_MS, MINUTE_MS } from '../time.ts'
import type { Account } from './createStore.ts'

const fail = (what: string): never => {
  throw new Error(what)
}

/** I12: only what renews is charged, and nobody is charged for what can't be granted. */
export function checkSent(account: Account, order: Order, now: number): void {
  if (account.hasLeft) fail(`I13: ${order.id} is charged to somebody who has left`)
  const { subscription } = account
  const isRenewing = subscription?.state === 'active' || subscription?.state === 'pastDue'
  const isAsked = account.refunds.some(
    ({ state, life }) => life !== null && ['requested', 'processing', 'unknown'].includes(state),
  )
  if (order.kind === 'renew') {
    const { life, index } = order.renewal ?? {}
    const isNext = subscription?.life === life && subscription?.periodCount === index
    if (!isRenewing || !isNext || isAsked) fail(`I12: ${order.id} is charged while ${subscription?.state}`)
    checkRenewal(account, order, now)
    return
  }
  const sentAt = order.confirmingAt?.getTime() ?? 0
  if (sentAt - order.createdAt.getTime() >= 30 * MINUTE_MS) fail(`I11: ${order.id} is too old`)
  if (!order.planId.endsWith('-monthly')) return
  const isRunning = isRenewing && now < (subscription?.expiresAt.getTime() ?? 0)
  if (isRunning || isAsked) fail(`I11: ${order.id} is charged for nothing`)
}

/** I7: a renewal is never charged after a stop, before its day, or again with a card that is known to be lost. */
function checkRenewal(
  { subscription, orders, hasStopped }: Account,
  { id, renewal }: Order,
  now: number,
): void {
  if (hasStopped) fail(`I7: ${id} is charged after a stop`)
  const days = [0, 1, 3, 5][renewal?.attempt ?? 0] ?? Number.POSITIVE_INFINITY
  const since = (subscription?.pastDueSince ?? subscription?.expiresAt)?.getTime() ?? 0
  if (now < since + days * DAY_MS) fail(`I7: ${id} is charged too early`)
  for (const { reason, renewal: earlier } of orders.values())
    if (reason === 'INVALID_CARD_LOST_OR_STOLEN' && earlier?.life === renewal?.life)
      fail(`I7: ${id} is charged to a lost card`)
}

/**
 * I10: after a stop, a member is charged again only after agreeing to it; a single payment isn't such an
 * agreement.
 */
export function checkChange(before: Subscription | null, after: Subscription | null, cause: string): void {
  if (after?.state !== 'active' || before?.state === 'active' || before?.state === 'pastDue') return
  const isAnew = after.life !== before?.life && (cause === 'new captured' || cause === 'extend captured')
  if (cause !== 'resume' && !isAnew) throw new Error(`I10: ${cause} made it active`)
}
