import type { Member } from '../member/Member.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'

/** Whoever has left or is suspended could neither use what is paid for nor stop it: nothing is charged to them. */
export function canCharge(payer: Pick<Member, 'suspendedAt'> | null): Verdict<'withdrawn' | 'suspended'> {
  if (!payer) return refuse('withdrawn')
  return payer.suspendedAt === null ? allow() : refuse('suspended')
}
