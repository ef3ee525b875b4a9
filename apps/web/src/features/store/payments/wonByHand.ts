import type { PaymentView } from '@pandok/protocol'

/** What of a refund came by bank transfer: of all of it, or of one payment. */
export const wonByHand = (refund: PaymentView['refund'], paymentId?: string): number =>
  (refund?.byHand ?? [])
    .filter((part) => paymentId === undefined || part.paymentId === paymentId)
    .reduce((sum, { amount }) => sum + amount, 0)
