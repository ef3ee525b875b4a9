import { mayLeave } from '@pandok/domain'
import { userWithdraw as contract } from '@pandok/protocol'
import { ADMINISTRATORS_LOCK } from '#accounts/administrators.ts'
import { closePayer } from '#payment/closePayer.ts'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { lockPayer } from '#payment/withPayerLock.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { implement } from '#rpc/implement.ts'
import type { Services } from '#rpc/Services.ts'
import { aboutField } from '../parts/aboutField.ts'
import { recordEvent } from './parts/recordEvent.ts'
import { requireMember } from './parts/requireMember.ts'

/** Sessions and linked identities are deleted with the member's row; remaining tokens are answered as revoked. */
export const userWithdraw = implement(
  contract,
  [...PAYMENT_REPOSITORIES, 'adminMembers', 'securityEvents', 'verification'],
  async ({ param, actor, request, fail, ...services }) => {
    const { limits, repositories, passwords, mailer, inTransaction, now } = services
    const { memberId } = actor
    await limits.take('password.account', memberId)
    const { member, passwordHash } = requireMember(await repositories.members.findCredentialsById(memberId))
    if (!(await passwords.verify(passwordHash, param.password))) {
      return fail('BAD_REQUEST', aboutField('password', 'password.wrong'))
    }

    const at = now()
    await inTransaction(async (bound) => {
      if (actor.role === 'admin') await mustLeaveAnother(bound, memberId)
      const payer = await lockPayer(bound, memberId)
      if (payer && !mayLeave(await bound.orders.listPending(payer.id), at).ok) {
        return fail('BAD_REQUEST', { problem: 'payment.orderPending' })
      }
      const isRemoved = await bound.members.remove(memberId, passwordHash)
      requireMember(isRemoved || null)
      if (payer) await closePayer(services, bound, payer, at)
      await bound.verification.removeAllOf(member.email)
      if (param.reason) await bound.members.noteWithdrawal(param.reason, at)
      await mailer.send(bound, { kind: 'withdrawn', to: member.email, locale: request.locale, values: {} })
      await recordEvent(bound, { kind: 'withdrawn', memberId, request, at })
    })
    await limits.clear('password.account', memberId)
    await limits.clear('login.account', member.email)
    return {}
  },
)

/** Without an administrator nobody could manage the installation. */
async function mustLeaveAnother(
  { lock, adminMembers }: Pick<Services['repositories'], 'adminMembers' | 'lock'>,
  memberId: string,
): Promise<void> {
  await lock(ADMINISTRATORS_LOCK)
  if ((await adminMembers.countAdminsBut(memberId)) > 0) return
  throw new ActionError('BAD_REQUEST', { problem: 'admin.lastAdmin' })
}
