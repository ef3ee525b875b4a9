import { z } from 'zod'
import { defineAction } from '../defineAction.ts'
import { line, nothing, opaque } from '../fields.ts'

/** Reports how the gateway's window ended. It only changes an order that hasn't been sent yet. */
export const paymentFail = defineAction({
  method: 'payment-fail',
  access: 'member',
  param: z.strictObject({ orderId: opaque, code: line(100), message: z.string().max(1000) }),
  result: nothing,
  errors: ['NOT_FOUND'],
})
