import type { PaymentStatus } from '#state/Change.ts'
import type { GatewayState } from '#state/GatewayState.ts'

interface LedgerPayment {
  readonly paymentKey: string
  readonly orderId: string
  readonly type: 'NORMAL' | 'BILLING'
  readonly status: PaymentStatus
  readonly capturedWon: number
  readonly canceledWon: number
  readonly capturedAt: string
}

export interface Ledger {
  readonly capturedWon: number
  readonly canceledWon: number
  readonly balanceWon: number
  /** The payments that took money, in the order in which they were opened. */
  readonly payments: readonly LedgerPayment[]
  readonly billings: readonly {
    readonly billingKey: string
    readonly customerKey: string
    readonly chargedTimes: number
    readonly isRemoved: boolean
  }[]
}

/** The sums of all money that was captured or returned, computed from the payments themselves. */
export function ledgerOf({ payments, billings }: GatewayState): Ledger {
  const rows = [...payments.values()].flatMap((payment): LedgerPayment[] => {
    const { paymentKey, orderId, type, status, approvedAt, amount, cancels } = payment
    if (approvedAt === null) return []
    const canceledWon = total(cancels.map((cancel) => cancel.amount))
    const capturedAt = new Date(approvedAt).toISOString()
    return [{ paymentKey, orderId, type, status, capturedWon: amount, canceledWon, capturedAt }]
  })
  const capturedWon = total(rows.map((row) => row.capturedWon))
  const canceledWon = total(rows.map((row) => row.canceledWon))
  return {
    capturedWon,
    canceledWon,
    balanceWon: capturedWon - canceledWon,
    payments: rows,
    billings: [...billings.values()].map(({ billingKey, customerKey, chargedTimes, removedAt }) => ({
      billingKey,
      customerKey,
      chargedTimes,
      isRemoved: removedAt !== null,
    })),
  }
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
