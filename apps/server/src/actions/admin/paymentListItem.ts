import type { AdminPaymentItem } from '@pandok/protocol'
import type { AdministeredPayment } from '#db/repositories/admin/lists/listPayments.ts'
import { paymentFacts } from '../payment/paymentFacts.ts'

export const paymentListItem = ({ member, ...payment }: AdministeredPayment): AdminPaymentItem => ({
  ...paymentFacts(payment),
  member,
})
