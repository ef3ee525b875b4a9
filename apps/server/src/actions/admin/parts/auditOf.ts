import type { AuditRecord } from '@pandok/domain'
import type { RequestFacts } from '#rpc/ActionContext.ts'
import type { Actor } from '#rpc/Actor.ts'

/** Returns who did it, from where and by which request. */
export const auditOf = (
  actor: Actor,
  request: RequestFacts,
): Pick<AuditRecord, 'actorId' | 'address' | 'requestId'> => ({
  actorId: actor.memberId,
  address: request.address,
  requestId: request.id,
})
