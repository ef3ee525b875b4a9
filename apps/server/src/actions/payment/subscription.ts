import { paymentSubscription as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { paymentView } from './parts/paymentView.ts'
import { sheetsView } from './parts/sheetsView.ts'
import { subscriptionView } from './parts/subscriptionView.ts'

export const paymentSubscription = implement(
  contract,
  ['billingCards', 'orders', 'payers', 'standings'],
  async ({ actor, repositories, now: clock }) => {
    const payer = await repositories.payers.findByMember(actor.memberId)
    if (!payer) return { subscription: null, sheets: [], pending: [] }
    const now = clock()
    const standing = await repositories.standings.load(payer.id)
    const card = await repositories.billingCards.findCurrent(payer.id)
    const pending = await repositories.orders.listPending(payer.id)
    return {
      subscription: subscriptionView(standing, card, now),
      sheets: sheetsView(standing, now),
      pending: pending.map((order) => paymentView({ order, receipt: null }, standing, now)),
    }
  },
)
