import type { AdminPaymentItem, AdminRefund, adminPaymentGet, adminSummary, ResultOf } from '@pandok/protocol'

const mina = { id: 'mem_1', email: 'mina@example.com', nickname: 'mina' }

export const sampleItem = (changes: Partial<AdminPaymentItem> = {}): AdminPaymentItem => ({
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
  member: mina,
  ...changes,
})

export const sampleRefund = (changes: Partial<AdminRefund> = {}): AdminRefund => ({
  id: 'ref_1',
  paymentId: 'ord_first00001',
  member: mina,
  state: 'requested',
  requestedAt: '2026-11-16T03:00:00.000Z',
  settledAt: null,
  reason: 'Not needed any more',
  rejection: null,
  amount: 18_000,
  lines: [
    {
      paymentId: 'ord_first00001',
      planId: 'basic-monthly',
      paid: 30_000,
      refund: 18_000,
      rule: 'daysAndPenaltyKept',
    },
  ],
  approvedBy: [],
  approvalsNeeded: 1,
  mayApprove: true,
  openAmount: 18_000,
  byHandAmount: 0,
  mayPayByHand: false,
  ...changes,
})

export const sampleDetail = (): ResultOf<typeof adminPaymentGet> => ({
  payment: sampleItem(),
  history: [
    { at: '2026-11-15T02:59:00.000Z', what: 'order', detail: { to: 'created', planId: 'basic-monthly' } },
    {
      at: '2026-11-15T03:00:00.000Z',
      what: 'order',
      detail: { from: 'confirming', to: 'paid', voiding: 'none' },
    },
    { at: '2026-11-16T03:00:00.000Z', what: 'refund request', detail: {} },
    { at: '2026-11-17T03:00:00.000Z', what: 'comet passed', detail: { tail: { length: 3 } } },
  ],
  gateway: {
    record: { status: 'DONE', card: { number: '94100012****0000' }, totalWon: 30_000 },
    operations: [
      {
        kind: 'charge',
        attempts: 2,
        firstSentAt: '2026-11-15T02:59:30.000Z',
        lastSentAt: '2026-11-15T03:00:00.000Z',
        outcome: 'done',
        body: { orderId: 'ord_first00001', amountWon: 30_000 },
      },
    ],
    webhooks: [{ receivedAt: '2026-11-15T03:00:02.000Z', handledAt: null }],
  },
  ledger: [
    {
      id: 'capture:ord_first00001',
      kind: 'capture',
      at: '2026-11-15T03:00:00.000Z',
      entries: [
        { account: 'sales', amount: -30_000 },
        { account: 'gateway', amount: 30_000 },
      ],
    },
  ],
  refunds: [sampleRefund()],
  balance: 30_000,
})

export const sampleSummary = (count = 12): ResultOf<typeof adminSummary> => ({
  months: Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 10 - (count - 1 - index), 1)).toISOString().slice(0, 7)
    return {
      month: at,
      plans: [
        {
          planId: 'basic-monthly' as const,
          captured: 30_000 * (index + 1),
          refunded: index === count - 1 ? 18_000 : 0,
          payments: index + 1,
          refunds: index === count - 1 ? 1 : 0,
        },
        {
          planId: 'sheet-3-yearly' as const,
          captured: index === count - 1 ? 300_000 : 0,
          refunded: 0,
          payments: index === count - 1 ? 1 : 0,
          refunds: 0,
        },
      ],
      active: [{ planId: 'basic-monthly' as const, count: index + 1 }],
    }
  }),
  openRefunds: 2,
  members: 1234,
})
