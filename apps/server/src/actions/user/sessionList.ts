import { userSessionList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'

export const userSessionList = implement(contract, ['sessions'], async ({ actor, repositories, now }) => {
  const sessions = await repositories.sessions.listOpen(actor.memberId, now())
  return {
    items: sessions.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      id,
      isCurrent: id === actor.sessionId,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  }
})
