import type { LibraryGrade } from '../document/MemberDocument.ts'
import type { Tier } from '../entitlements.ts'
import type { ListQuery } from '../list/list.ts'
import type { Role } from '../member/role.ts'
import type { PaymentStatus } from '../payment/PaymentQuery.ts'
import type { PlanId } from '../payment/plans.ts'

/** Beyond this number the total is shown as «more than …», because counting further would take too long. */
export const COUNTED_MAX = 10_000

/** An answer for «all» has at most this many rows; `next` of the answer continues. */
export const ALL_CHUNK = 1000

/** The query of a list in the back office, which may have millions of rows. */
export interface AdminQuery<Sort extends string> extends ListQuery<Sort> {
  /**
   * This is `next` of the previous answer. The list continues there, whatever was added or removed in the
   * meantime.
   */
  after?: string | undefined
}

export interface AdminPage<Item> {
  items: Item[]
  total: number
  /** True if there are more than `total`; counting them would take too long. */
  isCapped: boolean
  next: string | null
}

export const ADMIN_USER_SORTS = ['createdAt', 'email', 'nickname', 'name', 'lastSeenAt'] as const
export const MEMBER_STATES = ['active', 'suspended'] as const
export type MemberState = (typeof MEMBER_STATES)[number]
export interface AdminUserQuery extends AdminQuery<(typeof ADMIN_USER_SORTS)[number]> {
  filter?: { role?: Role | undefined; tier?: Tier | undefined; state?: MemberState | undefined } | undefined
}

export const ADMIN_ITEM_SORTS = ['updatedAt', 'createdAt', 'name', 'size'] as const
/** `none` stands for items that are in no library. */
export const ADMIN_GRADES = ['none', 'free', 'paid'] as const
export const ITEM_STATES = ['live', 'deleted'] as const
export interface AdminItemQuery extends AdminQuery<(typeof ADMIN_ITEM_SORTS)[number]> {
  filter?:
    | {
        ownerId?: string | undefined
        shared?: boolean | undefined
        library?: 'none' | LibraryGrade | undefined
        state?: (typeof ITEM_STATES)[number] | undefined
      }
    | undefined
}

export const ADMIN_PAYMENT_SORTS = ['orderedAt', 'amount'] as const
export interface AdminPaymentFilter {
  status?: PaymentStatus | undefined
  planId?: PlanId | undefined
  memberId?: string | undefined
  /** The days are in Korea's time zone, and the last one is included. */
  from?: string | undefined
  to?: string | undefined
}
export interface AdminPaymentQuery extends AdminQuery<(typeof ADMIN_PAYMENT_SORTS)[number]> {
  filter?: AdminPaymentFilter | undefined
}

export const AUDIT_SORTS = ['at'] as const
export interface AuditQuery extends AdminQuery<(typeof AUDIT_SORTS)[number]> {
  filter?:
    | {
        actorId?: string | undefined
        subjectKind?: AuditSubject | undefined
        subjectId?: string | undefined
        action?: AuditAction | undefined
      }
    | undefined
}

export const AUDIT_SUBJECTS = ['member', 'plate', 'module', 'payment', 'banner'] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** The changes that an administrator can make. The audit list stores these names forever. */
export const AUDIT_ACTIONS = [
  'member.role',
  'member.suspend',
  'member.lift',
  'member.grant',
  'member.grantEnd',
  'member.note',
  'member.sessionsEnd',
  'member.codeSent',
  'plate.unshare',
  'plate.delete',
  'plate.restore',
  'plate.publish',
  'plate.unpublish',
  'module.unshare',
  'module.delete',
  'module.restore',
  'module.publish',
  'module.unpublish',
  'refund.approve',
  'refund.reject',
  'refund.byHand',
  'payment.export',
  'banner.create',
  'banner.change',
  'banner.order',
  'banner.delete',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
