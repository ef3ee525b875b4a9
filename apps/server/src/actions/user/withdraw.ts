import { withdraw as contract } from '@pandok/protocol'
import { payerLock } from '#payment/inPayersTurn.ts'
import { leaveStore } from '#payment/leaveStore.ts'
import { implement } from '#rpc/implement.ts'
import { aboutField } from '../aboutField.ts'
import { recordEvent } from './recordEvent.ts'
import { stillMember } from './stillMember.ts'

/** Sessions and linked identities go with the member's row; the tokens still out there answer «revoked». */
export const withdraw = implement(contract, async ({ param, actor, request, fail, ...services }) => {
  const { limits, repositories, passwords, mailer, inTransaction, now } = services
  const { memberId } = actor
  await limits.take('password.account', memberId)
  const { member, passwordHash } = stillMember(await repositories.members.findCredentialsById(memberId))
  if (!(await passwords.verify(passwordHash, param.password))) {
    return fail('BAD_REQUEST', aboutField('password', 'password.wrong'))
  }

  const at = now()
  await inTransaction(async (bound) => {
    const payer = await bound.payers.findByMember(memberId)
    if (payer) await bound.lock(payerLock(payer.id))
    const isRemoved = await bound.members.remove(memberId)
    stillMember(isRemoved || null)
    if (payer) await leaveStore(services, bound, payer, at)
    await bound.verification.removeAllOf(member.email)
    if (param.reason) await bound.members.noteWithdrawal(param.reason, at)
    await mailer.send(bound, { kind: 'withdrawn', to: member.email, locale: request.locale, values: {} })
    await recordEvent(bound, { kind: 'withdrawn', memberId, request, at })
  })
  await limits.clear('password.account', memberId)
  await limits.clear('login.account', member.email)
  return {}
})
