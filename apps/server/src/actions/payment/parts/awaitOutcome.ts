import { setTimeout as wait } from 'node:timers/promises'
import { lookUpOrder } from '#payment/lookUpOrder.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'

/** Somebody else has sent it; the gateway times out after half a minute. */
const TIMEOUT_MS = 35_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 500
/** After this time the sender has died or gets no answer, so the gateway is asked. */
const SILENCE_MS = 20_000

/** Waits for whoever is paying the order at this moment, and looks up an order with an unknown outcome. */
export async function awaitOutcome(services: PaymentServices, orderId: string): Promise<void> {
  const { orders } = services.repositories
  const startedAt = performance.now()
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const order = await orders.find(orderId)
    if (!order) return
    const isSilent =
      order.confirmingAt !== null && services.now().getTime() - order.confirmingAt.getTime() > SILENCE_MS
    if (order.state === 'unknown' || (order.state === 'confirming' && isSilent)) {
      await lookUpOrder(services, order)
      return
    }
    if (order.state !== 'confirming' || performance.now() - startedAt > TIMEOUT_MS) return
    await wait(pause)
  }
}
