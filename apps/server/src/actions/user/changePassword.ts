import { userChangePassword as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { aboutField } from '../parts/aboutField.ts'
import { recordEvent } from './parts/recordEvent.ts'
import { requireMember } from './parts/requireMember.ts'

export const userChangePassword = implement(
  contract,
  ['mailOutbox', 'members', 'securityEvents', 'sessions'],
  async ({ param, actor, request, fail, ...services }) => {
    const { limits, repositories, passwords, mailer, inTransaction, now } = services
    const { memberId, sessionId } = actor
    await limits.take('password.account', memberId)

    const wrong = () => fail('BAD_REQUEST', aboutField('currentPassword', 'password.wrong'))
    const { member, passwordHash } = requireMember(await repositories.members.findCredentialsById(memberId))
    if (!(await passwords.verify(passwordHash, param.currentPassword))) return wrong()
    if (param.password === param.currentPassword) {
      return fail('BAD_REQUEST', aboutField('password', 'password.same'))
    }

    const at = now()
    const next = await passwords.hash(param.password)
    await inTransaction(async (bound) => {
      // Of two simultaneous changes, the second has a password that is no longer the current one.
      if (!(await bound.members.replacePassword(memberId, next, passwordHash, at))) return wrong()
      await bound.sessions.endAll(memberId, 'password', at, sessionId)
      await mailer.send(bound, {
        kind: 'passwordChanged',
        to: member.email,
        locale: request.locale,
        values: {},
      })
      await recordEvent(bound, { kind: 'password.changed', memberId, request, at })
    })
    await limits.clear('password.account', memberId)
    return {}
  },
)
