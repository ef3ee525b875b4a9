import type { Billing, Change, KeptAnswer, KeptPayment, KeptWebhook, Registration } from './Change.ts'

/** The whole state of the gateway. */
export interface Books {
  offsetMs: number
  webhooksSoFar: number
  readonly payments: Map<string, KeptPayment>
  readonly paymentKeysOfOrder: Map<string, string[]>
  /** The keys of payments that can still expire. */
  readonly openPaymentKeys: Set<string>
  readonly registrations: Map<string, Registration>
  readonly registrationOfAuthKey: Map<string, string>
  readonly billings: Map<string, Billing>
  readonly answers: Map<string, KeptAnswer>
  readonly webhooks: Map<string, KeptWebhook>
}

export function emptyBooks(): Books {
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

export function applyChange(books: Books, change: Change): void {
  switch (change.kind) {
    case 'clock':
      books.offsetMs = change.offsetMs
      return
    case 'payment':
      applyPayment(books, change.payment)
      return
    case 'registration': {
      const { registration } = change
      books.registrations.set(registration.id, registration)
      if (registration.authKey !== null) {
        books.registrationOfAuthKey.set(registration.authKey, registration.id)
      }
      return
    }
    case 'billing':
      books.billings.set(change.billing.billingKey, change.billing)
      return
    case 'answer':
      books.answers.set(change.answer.scope, change.answer)
      return
    case 'webhook':
      books.webhooks.set(change.webhook.id, change.webhook)
      books.webhooksSoFar = Math.max(books.webhooksSoFar, change.webhook.sequence)
      return
    case 'webhookSettled':
      books.webhooks.delete(change.id)
  }
}

function applyPayment(books: Books, payment: KeptPayment): void {
  const { paymentKey, orderId, status } = payment
  if (!books.payments.has(paymentKey)) {
    const keys = books.paymentKeysOfOrder.get(orderId)
    if (keys) keys.push(paymentKey)
    else books.paymentKeysOfOrder.set(orderId, [paymentKey])
  }
  books.payments.set(paymentKey, payment)
  if (status === 'READY' || status === 'IN_PROGRESS') books.openPaymentKeys.add(paymentKey)
  else books.openPaymentKeys.delete(paymentKey)
}

/** Returns the payment of an order that took money, or else the latest, because an order may be tried several times. */
export function paymentOfOrder(books: Books, orderId: string): KeptPayment | undefined {
  const payments = (books.paymentKeysOfOrder.get(orderId) ?? []).flatMap(
    (key) => books.payments.get(key) ?? [],
  )
  return payments.find(({ approvedAt }) => approvedAt !== null) ?? payments.at(-1)
}
