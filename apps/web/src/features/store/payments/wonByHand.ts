import type { PaymentView } from '@pandok/protocol'

/** The amount of a refund that was paid by bank transfer, in total or for one payment. */
export const wonByHand = (refund: PaymentView['refund'], paymentId?: string): number =>
  (refund?.byHand ?? [])
    .filter((part) => paymentId === undefined || part.paymentId === paymentId)
    .reduce((sum, { amount }) => sum + amount, 0)
