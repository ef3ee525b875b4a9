import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { instant, opaque } from '../fields.ts'
import { won } from '../payment/payment.ts'
import { adminPaymentItem, adminRefund } from './payment.ts'

/** Returns an order with everything that is known about it. */
export const adminPaymentGet = defineAction({
  method: 'admin-paymentGet',
  access: 'admin',
  param: z.strictObject({ id: opaque }),
  result: z.strictObject({
    payment: adminPaymentItem,
    /** The history of the order, oldest first. */
    history: z.array(
      z.strictObject({ at: instant, what: z.string(), detail: z.record(z.string(), z.unknown()) }),
    ),
    /** The requests to the gateway and its answers; keys that could move money are removed. */
    gateway: z.strictObject({
      record: z.record(z.string(), z.unknown()).nullable(),
      operations: z.array(
        z.strictObject({
          kind: z.string(),
          attempts: z.int().nonnegative(),
          firstSentAt: instant.nullable(),
          lastSentAt: instant.nullable(),
          outcome: z.string().nullable(),
          /** The body of the request without secrets. */
          body: z.record(z.string(), z.unknown()),
        }),
      ),
      webhooks: z.array(z.strictObject({ receivedAt: instant, handledAt: instant.nullable() })),
    }),
    ledger: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.string(),
        at: instant,
        entries: z.array(z.strictObject({ account: z.string(), amount: z.int() })),
      }),
    ),
    refunds: z.array(adminRefund),
    /** The remaining balance according to the ledger. */
    balance: won,
  }),
  errors: ['NOT_FOUND'],
})
