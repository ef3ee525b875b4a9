import type { SecurityEventKind } from '@pandok/domain'
import type { RequestFacts } from '#rpc/ActionContext.ts'
import type { Services } from '#rpc/Services.ts'

interface EventFacts {
  kind: SecurityEventKind
  memberId: string | null
  request: RequestFacts
  at: Date
}

export const recordEvent = (
  repositories: Pick<Services['repositories'], 'securityEvents'>,
  { kind, memberId, request, at }: EventFacts,
): Promise<void> =>
  repositories.securityEvents.insert({ kind, memberId, address: request.address, requestId: request.id, at })
