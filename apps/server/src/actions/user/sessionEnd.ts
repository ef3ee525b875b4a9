import { userSessionEnd as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { recordEvent } from './parts/recordEvent.ts'

export const userSessionEnd = implement(
  contract,
  ['securityEvents', 'sessions'],
  async ({ param, actor, request, fail, ...services }) => {
    const { repositories, sessions, now } = services
    const { memberId } = actor
    const session = await repositories.sessions.findOwned(memberId, param.id, now())
    if (!session) return fail('NOT_FOUND')
    await sessions.end(session.id, 'ended')
    await recordEvent(repositories, { kind: 'session.ended', memberId, request, at: now() })
    return {}
  },
)
