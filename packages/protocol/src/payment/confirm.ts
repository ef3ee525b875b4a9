import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { opaque } from '../fields.ts'
import { payment, subscription } from './payment.ts'

/**
 * Confirms a payment with the values that the gateway passed to the browser. However often it is called, the
 * order is paid only once, and the answer is its outcome, or `pending` until that is known.
 */
export const paymentConfirm = defineAction({
  method: 'payment-confirm',
  access: 'member',
  param: z.union([
    z.strictObject({ orderId: opaque, paymentKey: opaque, amount: z.number() }),
    z.strictObject({
      orderId: opaque,
      authKey: z.string().regex(/^[\x21-\x7e]{1,300}$/u),
      customerKey: opaque,
    }),
  ]),
  result: z.strictObject({ payment, subscription: subscription.nullable() }),
  errors: ['BAD_REQUEST', 'NOT_FOUND', 'PAYMENT_FAILED'],
})
