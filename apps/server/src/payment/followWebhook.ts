import type { WebhookHint } from '#db/repositories/payment/webhookRepository.ts'
import { lookUpOrder } from './lookUpOrder.ts'
import type { PaymentRepository } from './paymentRepositories.ts'
import type { PaymentServices } from './sendOrder.ts'

/** `stranger`: the order is not ours. `unanswered`: the gateway gave no answer and is asked again later. */
type WebhookOutcome = 'handled' | 'stranger' | 'unanswered'

/** A webhook only triggers a look-up, because anybody could have sent it. */
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
