import type { WebhookHint } from '#db/repositories/payment/webhookRepository.ts'
import { lookUpOrder } from './lookUpOrder.ts'
import type { PaymentServices } from './sendOrder.ts'

/** What the gateway said unasked only makes us ask: anybody could have said it. False for an order that nobody here made. */
export async function followWebhook(
  services: PaymentServices,
  { transmissionId, orderId }: WebhookHint,
): Promise<boolean> {
  const { webhooks, orders } = services.repositories
  await webhooks.noteTried(transmissionId)
  const order = orderId === null ? null : await orders.find(orderId)
  if (order) await lookUpOrder(services, order)
  await webhooks.noteHandled(transmissionId, services.now())
  return order !== null
}
