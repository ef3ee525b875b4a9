import { isRecord } from '@pandok/domain'
import type { Caller } from '#rpc/dispatch.ts'
import type { MemberTurns } from './createMemberTurns.ts'

/**
 * Lets members have a few calls at a time, and one list that is asked for whole. Administrators take the parts
 * of a list one after the other anyway, and visitors' calls are bounded by what they may ask for.
 */
export function createCallTurns({
  calls,
  wholeLists,
}: Record<'calls' | 'wholeLists', MemberTurns>): NonNullable<Caller['inTurn']> {
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
