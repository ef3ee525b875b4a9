import { isRecord } from '@pandok/domain'
import type { Caller } from '#rpc/dispatch.ts'
import type { MemberQueues } from './createMemberQueues.ts'

/**
 * Limits each member to a few simultaneous calls, and to one request for a whole list. Administrators load the parts
 * of a list one after the other anyway, and visitors can't request anything large.
 */
export function createCallQueues({
  calls,
  wholeLists,
}: Record<'calls' | 'wholeLists', MemberQueues>): NonNullable<Caller['runQueued']> {
  return (actor, param, work) => {
    if (actor === null) return work()
    const { memberId } = actor
    if (actor.role === 'admin' || !isRecord(param) || param['pageSize'] !== 'all')
      return calls.handle(memberId, work)
    return wholeLists.handle(memberId, async (count) => {
      const result = await calls.handle(memberId, work)
      const items: unknown = isRecord(result) ? result['items'] : undefined
      if (Array.isArray(items)) count(items.length)
      return result
    })
  }
}
