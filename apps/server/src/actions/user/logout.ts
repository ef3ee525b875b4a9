import { userLogout as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { recordEvent } from './parts/recordEvent.ts'

export const userLogout = implement(
  contract,
  ['securityEvents'],
  async ({ actor, request, sessions, repositories, now }) => {
    await sessions.end(actor.sessionId, 'logout')
    await recordEvent(repositories, { kind: 'session.ended', memberId: actor.memberId, request, at: now() })
    return {}
  },
)
