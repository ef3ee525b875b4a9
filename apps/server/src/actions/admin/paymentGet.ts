import { adminPaymentGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import type { Services } from '#rpc/Services.ts'
import { paymentView } from '../payment/parts/paymentView.ts'
import { refundViews } from './parts/refundViews.ts'
import { sentBody } from './parts/sentBody.ts'

type PaymentDetail = Awaited<ReturnType<Services['repositories']['paymentDetails']['read']>>

export const adminPaymentGet = implement(
  contract,
  ['orders', 'payers', 'paymentDetails', 'paymentOps', 'paymentRecords', 'refundQueue', 'standings'],
  async ({ param: { id }, actor, fail, repositories, secrets, now }) => {
    const order = await repositories.orders.find(id)
    if (!order) return fail('NOT_FOUND')
    const payerId = order.payerId
    const [payer, standing, receipt] = await Promise.all([
      repositories.payers.find(payerId),
      repositories.standings.load(payerId),
      repositories.paymentRecords.findReceipt(id),
    ])
    const memberId = payer?.memberId ?? ''
    const member = (await repositories.refundQueue.persons([memberId])).get(memberId) ?? null
    const refunds = standing.refunds.filter(({ lines }) => lines.some(({ orderId }) => orderId === id))
    const refundIds = refunds.map((refund) => refund.id)
    const dossier = await repositories.paymentDetails.read({ id, payerId }, refundIds)
    const { may, refund, ...payment } = paymentView({ order, receipt }, standing, now())
    return {
      payment: { ...payment, member },
      history: dossier.history.map(({ at, what, detail }) => ({
        at: at.toISOString(),
        what,
        detail: shownDetail(detail),
      })),
      gateway: {
        record: dossier.record && recordView(dossier.record),
        operations: dossier.operations.map((operation) => ({
          kind: operation.kind,
          attempts: operation.attempts,
          firstSentAt: operation.firstSentAt?.toISOString() ?? null,
          lastSentAt: operation.lastSentAt?.toISOString() ?? null,
          outcome: operation.outcome,
          body: sentBody(secrets, operation),
        })),
        webhooks: dossier.webhooks.map(({ receivedAt, handledAt }) => ({
          receivedAt: receivedAt.toISOString(),
          handledAt: handledAt?.toISOString() ?? null,
        })),
      },
      ledger: dossier.ledger.map(({ id, kind, at, entries }) => ({
        id,
        kind,
        at: at.toISOString(),
        entries: entries.map(({ account, amountWon }) => ({ account, amount: amountWon })),
      })),
      refunds: await refundViews(
        repositories,
        refunds.map((each) => ({ refund: each, member })),
        { actorId: actor.memberId, now: now() },
      ),
      balance: balanceOf(dossier.ledger),
    }
  },
)

/** The known fields of the history; fields that are added later must not be shown by accident. */
const DETAILS = [
  'from',
  'to',
  'news',
  'effect',
  'reason',
  'voiding',
  'kind',
  'renewal',
  'subscription',
  'life',
  'periodCount',
  'planId',
  'expiresAt',
  'amountWon',
  'totalWon',
  'lines',
  'evidence',
] as const

const shownDetail = (detail: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(DETAILS.filter((name) => name in detail).map((name) => [name, detail[name]]))

const recordView = ({ approvedAt, updatedAt, ...record }: NonNullable<PaymentDetail['record']>) => ({
  ...record,
  approvedAt: approvedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
})

/** The money that is held for us by the gateway, less what was sent by bank transfer instead. */
const balanceOf = (ledger: PaymentDetail['ledger']): number =>
  ledger
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account === 'gateway' || account === 'bank')
    .reduce((sum, { amountWon }) => sum + amountWon, 0)
