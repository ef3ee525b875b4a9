import type { Services } from '#rpc/Services.ts'
import { requireMember } from '../user/parts/requireMember.ts'

type Lockable = Pick<Services['repositories'], 'lock' | 'members'>

/**
 * Runs a transaction in which nobody else changes this member's plates and modules: counts, names and
 * revisions that it reads stay valid until it ends. All writes must go through here, so that two writers
 * never deadlock.
 */
export const withOwnerLock = <Bound extends Lockable, T>(
  { inTransaction }: { inTransaction: <V>(work: (bound: Bound) => Promise<V>) => Promise<V> },
  memberId: string,
  work: (bound: Bound) => Promise<T>,
): Promise<T> =>
  inTransaction(async (bound) => {
    await bound.lock(`items:${memberId}`)
    requireMember((await bound.members.hold(memberId)) || null)
    return work(bound)
  })
