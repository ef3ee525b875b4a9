import type { Member } from '../member/Member.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'

/**
 * A member who has withdrawn or is suspended could neither use nor stop what is paid for, so nothing is
 * charged.
 */
export function canCharge(payer: Pick<Member, 'suspendedAt'> | null): Verdict<'withdrawn' | 'suspended'> {
  if (!payer) return refuse('withdrawn')
  return payer.suspendedAt === null ? allow() : refuse('suspended')
}
