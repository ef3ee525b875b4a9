import { NO_GRANT, type TierGrant } from '../member/grantedTier.ts'
import type { Period } from './Period.ts'
import { isOpenRefund, type RefundCase } from './RefundCase.ts'
import type { Subscription } from './Subscription.ts'

/** All that the rules of the store ask about a member. */
export interface Standing {
  subscription: Subscription | null
  /** Paid time of every plan, refunded and past included. */
  periods: readonly Period[]
  refunds: readonly RefundCase[]
  /** An order of the member is at the gateway and not settled. */
  isOrderPending: boolean
  /** The member has withdrawn: nothing is sold to anybody any more. */
  hasLeft: boolean
  /** What customer service gave, beside what is paid for. */
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

/** A sheet's refund leaves the subscription alone, and the other way round. */
export const openRefundOfSubscription = ({ refunds }: Pick<Standing, 'refunds'>): RefundCase | null =>
  refunds.find((refund) => isOpenRefund(refund) && refund.life !== null) ?? null
