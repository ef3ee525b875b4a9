import type { Services } from '#rpc/Services.ts'
import { stillMember } from '../user/parts/stillMember.ts'

type Lockable = Pick<Services['repositories'], 'lock' | 'members'>

/**
 * A transaction in which nobody else changes this member's plates and modules: counts, names and revisions that it
 * reads stay true until it ends. Everything that writes them goes through here, so two writers never wait for each other.
 */
export const withOwnerLock = <Bound extends Lockable, T>(
  { inTransaction }: { inTransaction: <V>(work: (bound: Bound) => Promise<V>) => Promise<V> },
  memberId: string,
  work: (bound: Bound) => Promise<T>,
): Promise<T> =>
  inTransaction(async (bound) => {
    await bound.lock(`items:${memberId}`)
    stillMember((await bound.members.hold(memberId)) || null)
    return work(bound)
  })
