import { randomUUID } from 'node:crypto'
import type { AppliedFaults } from '#faults/createFaults.ts'
import { paymentView } from '#gateway/paymentView.ts'
import { seoulMicroseconds } from '#gateway/seoulTime.ts'
import type { Change, StoredPayment, StoredWebhook } from '#state/Change.ts'
import type { GatewayState } from '#state/GatewayState.ts'

const ANNOUNCED: readonly string[] = ['DONE', 'CANCELED', 'PARTIAL_CANCELED', 'ABORTED', 'EXPIRED']
const LATE_MS = 10 * 60_000

interface Occasion {
  readonly at: number
  readonly origin: string
  readonly applied: () => AppliedFaults
}

/** Returns the webhooks that these changes cause. It has to be called before they are applied. */
export function webhooksFor(state: GatewayState, changes: readonly Change[], occasion: Occasion): Change[] {
  let sequence = state.webhooksSoFar
  return changes.flatMap((change) => {
    const event = eventOf(state, change, occasion)
    if (event === undefined) return []
    sequence += 1
    return [{ kind: 'webhook', webhook: webhookOf(event, sequence, occasion) }]
  })
}

function eventOf(state: GatewayState, change: Change, { origin }: Occasion): object | undefined {
  if (change.kind === 'payment') {
    const { payment } = change
    if (!isDue(state.payments.get(payment.paymentKey), payment)) return undefined
    return { eventType: 'PAYMENT_STATUS_CHANGED', data: paymentView(payment, origin) }
  }
  if (change.kind === 'billing' && change.billing.removedAt !== null) {
    const { billingKey } = change.billing
    return { eventType: 'BILLING_DELETED', data: { billingKey, reason: '가맹점 요청으로 삭제되었습니다.' } }
  }
  return undefined
}

/** Charges of billing keys and their cancels cause no webhook, as at the real gateway. */
function isDue(before: StoredPayment | undefined, payment: StoredPayment): boolean {
  if (payment.type === 'BILLING' || !ANNOUNCED.includes(payment.status)) return false
  return before?.status !== payment.status || before.cancels.length !== payment.cancels.length
}

function webhookOf(event: object, sequence: number, { at, applied }: Occasion): StoredWebhook {
  const faults = applied()
  const late = faults.get('webhook-late')
  const duplicate = faults.get('duplicate-webhook')
  return {
    id: randomUUID(),
    sequence,
    body: JSON.stringify({ createdAt: seoulMicroseconds(at), ...event }),
    createdAt: at,
    dueAt: late ? at + (late.delayMs ?? LATE_MS) : at,
    retriedCount: 0,
    copies: duplicate ? (duplicate.copies ?? 1) : 0,
    waitsForNext: faults.has('reorder-webhooks'),
  }
}
