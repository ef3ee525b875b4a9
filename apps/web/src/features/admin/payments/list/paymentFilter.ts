import { isPlanId, PAYMENT_STATUSES, type PaymentStatus, type PlanId } from '@pandok/domain'
import type { ListState } from '#shared/list/listState.ts'

interface PaymentFilter {
  status?: PaymentStatus
  planId?: PlanId
  memberId?: string
  from?: string
  to?: string
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** The filters in an address; invalid values are ignored. */
export function paymentFilter({ filter }: Pick<ListState, 'filter'>): PaymentFilter {
  const { status = '', planId = '', memberId = '', from = '', to = '' } = filter
  const known = PAYMENT_STATUSES.find((each) => each === status)
  return {
    ...(known ? { status: known } : {}),
    ...(isPlanId(planId) ? { planId } : {}),
    ...(memberId ? { memberId } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  }
}
