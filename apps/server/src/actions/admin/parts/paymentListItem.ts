import type { AdminPaymentItem } from '@pandok/protocol'
import { type KnownPayment, paymentFacts } from '#actions/payment/parts/paymentFacts.ts'

export const paymentListItem = ({
  member,
  ...payment
}: KnownPayment & Pick<AdminPaymentItem, 'member'>): AdminPaymentItem => ({
  ...paymentFacts(payment),
  member,
})
