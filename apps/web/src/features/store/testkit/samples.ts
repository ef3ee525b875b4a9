import { NO_STANDING, type OfferedPlan, offeredPlans, type PlanId } from '@pandok/domain'
import type { PaymentView, paymentRefundQuote, ResultOf, SubscriptionView } from '@pandok/protocol'
import type { Order } from '../checkout/openGateway.ts'

type Offers = Partial<Record<PlanId | 'free', Pick<OfferedPlan, 'offer'> & Partial<OfferedPlan>>>

/** The plans; by default, all of them can be bought. */
export const samplePlans = (offers: Offers = {}): OfferedPlan[] =>
  offeredPlans(NO_STANDING, null, new Date(0)).map((plan) => ({ ...plan, ...offers[plan.id] }))

const MAY_NOTHING = {
  extend: false,
  refundRequest: false,
  refundWithdraw: false,
  stopAuto: false,
  resumeAuto: false,
}

export const sampleSubscription = (
  changes: Omit<Partial<SubscriptionView>, 'may'> & { may?: Partial<SubscriptionView['may']> } = {},
): SubscriptionView => ({
  id: 'sub_1',
  planId: 'basic-monthly',
  tier: 'basic',
  label: 'active',
  autoRenew: true,
  startedAt: '2026-11-15T03:00:00.000Z',
  expiresAt: '2026-12-15T03:00:00.000Z',
  next: { at: '2026-12-15T03:00:00.000Z', amount: 30_000 },
  problem: null,
  card: { number: '94100012****0000', issuerCode: '11' },
  paymentId: 'ord_first00001',
  refund: null,
  ...changes,
  may: { ...MAY_NOTHING, ...changes.may },
})

export const samplePayment = (changes: Partial<PaymentView> = {}): PaymentView => ({
  id: 'ord_first00001',
  type: 'new',
  planId: 'basic-monthly',
  orderedAt: '2026-11-15T02:59:00.000Z',
  paidAt: '2026-11-15T03:00:00.000Z',
  startsAt: '2026-11-15T03:00:00.000Z',
  expiresAt: '2026-12-15T03:00:00.000Z',
  method: '카드',
  cardNumber: '94100012****0000',
  amount: 30_000,
  supplyAmount: 27_273,
  vat: 2_727,
  refundedAmount: 0,
  status: 'paid',
  code: null,
  receiptUrl: 'https://receipt.example/1',
  refund: null,
  may: { refundRequest: false, refundWithdraw: false },
  ...changes,
})

/** Ten days of a month were used, which cost 10,000 won, and a tenth of the rest is kept. */
export const sampleQuote = (): ResultOf<typeof paymentRefundQuote>['quote'] => ({
  at: '2026-11-25T03:00:00.000Z',
  total: 18_000,
  lines: [
    {
      paymentId: 'ord_first00001',
      planId: 'basic-monthly',
      paid: 30_000,
      started: true,
      used: true,
      termDays: 30,
      usedDays: 10,
      usedAmount: 10_000,
      penalty: 2_000,
      refund: 18_000,
    },
  ],
})

export const sampleOrder = (changes: Partial<Order> = {}): Order => ({
  orderId: 'ord_first00001',
  orderName: 'Basic',
  amount: 30_000,
  clientKey: 'test_ck_local',
  customerKey: 'customer-1',
  method: 'billing',
  customerEmail: 'mina@example.com',
  customerName: '김미나',
  expiresAt: '2026-11-15T03:30:00.000Z',
  gateway: { name: 'toss', scriptUrl: 'http://127.0.0.1:4000/v2/standard.js', sandbox: true },
  ...changes,
})
