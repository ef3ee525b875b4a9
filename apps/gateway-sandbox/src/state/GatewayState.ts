import type { Billing, Change, Registration, StoredAnswer, StoredPayment, StoredWebhook } from './Change.ts'

/** The whole state of the gateway. */
export interface GatewayState {
  offsetMs: number
  webhooksSoFar: number
  readonly payments: Map<string, StoredPayment>
  readonly paymentKeysOfOrder: Map<string, string[]>
  /** The keys of payments that can still expire. */
  readonly openPaymentKeys: Set<string>
  readonly registrations: Map<string, Registration>
  readonly registrationOfAuthKey: Map<string, string>
  readonly billings: Map<string, Billing>
  readonly answers: Map<string, StoredAnswer>
  readonly webhooks: Map<string, StoredWebhook>
}

export function emptyGatewayState(): GatewayState {
  return {
    offsetMs: 0,
    webhooksSoFar: 0,
    payments: new Map(),
    paymentKeysOfOrder: new Map(),
    openPaymentKeys: new Set(),
    registrations: new Map(),
    registrationOfAuthKey: new Map(),
    billings: new Map(),
    answers: new Map(),
    webhooks: new Map(),
  }
}

export function applyChange(state: GatewayState, change: Change): void {
  switch (change.kind) {
    case 'clock':
      state.offsetMs = change.offsetMs
      return
    case 'payment':
      applyPayment(state, change.payment)
      return
    case 'registration': {
      const { registration } = change
      state.registrations.set(registration.id, registration)
      if (registration.authKey !== null) {
        state.registrationOfAuthKey.set(registration.authKey, registration.id)
      }
      return
    }
    case 'billing':
      state.billings.set(change.billing.billingKey, change.billing)
      return
    case 'answer':
      state.answers.set(change.answer.scope, change.answer)
      return
    case 'webhook':
      state.webhooks.set(change.webhook.id, change.webhook)
      state.webhooksSoFar = Math.max(state.webhooksSoFar, change.webhook.sequence)
      return
    case 'webhookSettled':
      state.webhooks.delete(change.id)
  }
}

function applyPayment(state: GatewayState, payment: StoredPayment): void {
  const { paymentKey, orderId, status } = payment
  if (!state.payments.has(paymentKey)) {
    const keys = state.paymentKeysOfOrder.get(orderId)
    if (keys) keys.push(paymentKey)
    else state.paymentKeysOfOrder.set(orderId, [paymentKey])
  }
  state.payments.set(paymentKey, payment)
  if (status === 'READY' || status === 'IN_PROGRESS') state.openPaymentKeys.add(paymentKey)
  else state.openPaymentKeys.delete(paymentKey)
}

/** Returns the payment of an order that took money, or else the latest, because an order may be tried several times. */
export function paymentOfOrder(state: GatewayState, orderId: string): StoredPayment | undefined {
  const payments = (state.paymentKeysOfOrder.get(orderId) ?? []).flatMap(
    (key) => state.payments.get(key) ?? [],
  )
  return payments.find(({ approvedAt }) => approvedAt !== null) ?? payments.at(-1)
}
