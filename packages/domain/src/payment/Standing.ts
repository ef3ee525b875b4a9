import { NO_GRANT, type TierGrant } from '../member/grantedTier.ts'
import type { Period } from './Period.ts'
import { isOpenRefund, type RefundCase } from './RefundCase.ts'
import type { Subscription } from './Subscription.ts'

/** The facts about a member that the payment rules need. */
export interface Standing {
  subscription: Subscription | null
  /** The paid time of every plan, including refunded and past periods. */
  periods: readonly Period[]
  refunds: readonly RefundCase[]
  /** True if an order of the member is at the gateway and not settled. */
  isOrderPending: boolean
  /** True if the member has withdrawn, so nothing can be sold any more. */
  hasLeft: boolean
  /** The tier that customer service granted, in addition to the paid one. */
  grant: TierGrant
}

export const NO_STANDING: Standing = {
  subscription: null,
  periods: [],
  refunds: [],
  isOrderPending: false,
  hasLeft: false,
  grant: NO_GRANT,
}

export const openRefundOfOrder = (
  { refunds }: Pick<Standing, 'refunds'>,
  orderId: string,
): RefundCase | null =>
  refunds.find((refund) => isOpenRefund(refund) && refund.lines.some((line) => line.orderId === orderId)) ??
  null

/** The refund of a sheet doesn't affect the subscription, and vice versa. */
export const openRefundOfSubscription = ({ refunds }: Pick<Standing, 'refunds'>): RefundCase | null =>
  refunds.find((refund) => isOpenRefund(refund) && refund.life !== null) ?? null
