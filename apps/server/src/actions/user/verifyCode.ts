import { timingSafeEqual } from 'node:crypto'
import { userVerifyCode as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { aboutField } from '../parts/aboutField.ts'
import { codeHash } from './parts/code.ts'
import { newTicket, ticketExpiry, ticketHash } from './parts/ticket.ts'

/** A wrong, a spent, an expired and a never sent code get the same answer. */
export const userVerifyCode = implement(
  contract,
  ['verification'],
  async ({ param, request, limits, now, fail, ...services }) => {
    const { email, purpose, code } = param
    await limits.take('code.verify.address', request.address)
    // The limit counts across codes, so that a new code gives no new guesses.
    await limits.take('code.verify.email', email)

    const { repositories, secrets, inTransaction } = services
    const at = now()
    const wrong = () => fail('BAD_REQUEST', aboutField('code', 'code.wrong'))
    const stored = await repositories.verification.spendTry(email, purpose, at)
    if (!stored) return wrong()
    const given = codeHash(secrets, { id: stored.id, email, purpose, code })
    if (!timingSafeEqual(given, stored.hash)) return wrong()

    const ticket = newTicket()
    await inTransaction(async ({ verification }) => {
      if (!(await verification.useCode(stored.id, at))) return wrong()
      const proof = { hash: ticketHash(ticket), kind: purpose, email, expiresAt: ticketExpiry(at) }
      await verification.insertTicket(proof, at)
    })
    await limits.clear('code.verify.email', email)
    return { ticket }
  },
)
