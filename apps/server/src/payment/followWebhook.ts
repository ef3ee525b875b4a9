import type { WebhookHint } from '#db/repositories/payment/webhookRepository.ts'
import { lookUpOrder } from './lookUpOrder.ts'
import type { PaymentRepository } from './paymentRepositories.ts'
import type { PaymentServices } from './sendOrder.ts'

/** `stranger`: an order that nobody here made. `unanswered`: the gateway said nothing of it, and is asked again later. */
type WebhookOutcome = 'handled' | 'stranger' | 'unanswered'

/** What the gateway said unasked only makes us ask: anybody could have said it. */
export async function followWebhook(
  services: PaymentServices<PaymentRepository | 'webhooks'>,
  { transmissionId, orderId }: WebhookHint,
): Promise<WebhookOutcome> {
  const { webhooks, orders } = services.repositories
  await webhooks.noteTried(transmissionId, services.now())
  const order = orderId === null ? null : await orders.find(orderId)
  if (order && !(await lookUpOrder(services, order)).isAnswered) return 'unanswered'
  await webhooks.noteHandled(transmissionId, services.now())
  return order ? 'handled' : 'stranger'
}
