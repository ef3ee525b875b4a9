import type { StoredPayment } from '#state/Change.ts'
import { paymentOfOrder } from '#state/GatewayState.ts'
import type { CallContext } from './CallContext.ts'
import { paymentView } from './paymentView.ts'
import { type Outcome, refusal } from './refusal.ts'

/** GET /v1/payments/{paymentKey} */
export function lookUpPayment(context: CallContext, paymentKey: string): Outcome {
  return answer(context, context.state.payments.get(paymentKey))
}

/** GET /v1/payments/orders/{orderId} */
export function lookUpOrder(context: CallContext, orderId: string): Outcome {
  return answer(context, paymentOfOrder(context.state, orderId))
}

function answer({ origin, language }: CallContext, payment: StoredPayment | undefined): Outcome {
  if (!payment) return refusal('NOT_FOUND_PAYMENT', language)
  return { status: 200, body: JSON.stringify(paymentView(payment, origin)), changes: [] }
}
