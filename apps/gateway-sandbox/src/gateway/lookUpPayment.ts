import { paymentOfOrder } from '#books/Books.ts'
import type { KeptPayment } from '#books/Change.ts'
import type { Desk } from './Desk.ts'
import { paymentView } from './paymentView.ts'
import { type Outcome, refusal } from './refusal.ts'

/** GET /v1/payments/{paymentKey} */
export function lookUpPayment(desk: Desk, paymentKey: string): Outcome {
  return answer(desk, desk.books.payments.get(paymentKey))
}

/** GET /v1/payments/orders/{orderId} */
export function lookUpOrder(desk: Desk, orderId: string): Outcome {
  return answer(desk, paymentOfOrder(desk.books, orderId))
}

function answer({ origin, language }: Desk, payment: KeptPayment | undefined): Outcome {
  if (!payment) return refusal('NOT_FOUND_PAYMENT', language)
  return { status: 200, body: JSON.stringify(paymentView(payment, origin)), changes: [] }
}
