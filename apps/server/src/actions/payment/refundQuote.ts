import { canRequestRefund, quoteRefund, refundScope } from '@pandok/domain'
import { paymentRefundQuote as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { mustHavePayer } from './parts/mustHavePayer.ts'

export const paymentRefundQuote = implement(
  contract,
  ['orders', 'payers', 'standings'],
  async ({ param, actor, fail, repositories, now }) => {
    const payer = await mustHavePayer(repositories, actor.memberId)
    const order = await repositories.orders.find(param.paymentId)
    if (order?.payerId !== payer.id) return fail('NOT_FOUND')
    const standing = await repositories.standings.load(payer.id)
    const at = now()
    const verdict = canRequestRefund(standing, order.id, at)
    if (!verdict.ok) return fail('BAD_REQUEST', { problem: `payment.${verdict.reason}` })
    const scope = refundScope(standing, order.id, at)
    const { totalWon, lines } = quoteRefund(scope, at)
    return {
      quote: {
        at: at.toISOString(),
        total: totalWon,
        lines: lines.map((line) => ({
          paymentId: line.orderId,
          planId: scope.find(({ orderId }) => orderId === line.orderId)?.planId ?? order.planId,
          paid: line.paidWon,
          started: line.isStarted,
          used: line.isUsed,
          termDays: line.termDays,
          usedDays: line.usedDays,
          usedAmount: line.usedWon,
          penalty: line.penaltyWon,
          refund: line.refundWon,
        })),
      },
    }
  },
)
