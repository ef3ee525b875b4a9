import { adminUserUpdate as contract } from '@pandok/protocol'
import { ADMINISTRATORS_LOCK } from '#accounts/administrators.ts'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { lockPayer } from '#payment/withPayerLock.ts'
import { implement } from '#rpc/implement.ts'
import { auditOf } from './parts/auditOf.ts'
import { changeMember } from './parts/changeMember.ts'
import { readUser } from './parts/readUser.ts'
import { requireAdmin } from './parts/requireAdmin.ts'

/** Both rows are locked: if two administrators remove each other's role, one is first and stays. */
export const adminUserUpdate = implement(
  contract,
  [...PAYMENT_REPOSITORIES, 'adminMembers', 'audit', 'plates', 'sessions', 'verification'],
  async ({ param, actor, request, fail, ...services }) => {
    const { repositories, limits, inTransaction, now } = services
    const { id, change } = param
    if (change.kind === 'sendCode') {
      const { email } = (await repositories.adminMembers.find(id)) ?? fail('NOT_FOUND')
      await limits.take('code.send.address', request.address)
      await limits.take('code.send.email', email)
      await limits.take('code.send.email.day', email)
    }
    const at = now()
    await inTransaction(async (bound) => {
      if (change.kind === 'role' || change.kind === 'suspend') await bound.lock(ADMINISTRATORS_LOCK)
      const payer = change.kind === 'suspend' ? await lockPayer(bound, id) : null
      const held = await bound.adminMembers.lock([actor.memberId, id])
      const member = held.get(id) ?? fail('NOT_FOUND')
      const written = await changeMember({ services, bound, member, payer, actor, at }, change)
      requireAdmin(held.get(actor.memberId) ?? null)
      await bound.audit.write({
        ...auditOf(actor, request),
        ...written,
        subject: { kind: 'member', id, label: '' },
        reason: 'reason' in change ? change.reason : null,
        at,
      })
    })
    return { user: await readUser(services, id, actor.memberId) }
  },
)
