import { randomBytes } from 'node:crypto'
import { CODE_LIFE_MINUTES } from '@pandok/domain'
import { userSendCode as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { codeHash, newCode } from './parts/code.ts'

/**
 * Known and unknown addresses take the same steps: a code is stored for each, although none matches the one
 * that isn't mailed, and a mail is put into the outbox for each, although the decoy is not sent.
 */
export const userSendCode = implement(
  contract,
  ['lock', 'mailOutbox', 'members', 'verification'],
  async ({ param, request, limits, now, newId, ...services }) => {
    const { email, purpose } = param
    await limits.take('code.send.address', request.address)
    await limits.take('code.send.email', email)
    await limits.take('code.send.email.day', email)

    const { secrets, mailer, inTransaction } = services
    const code = newCode()
    const id = newId('code')
    const at = now()
    const expiresAt = new Date(at.getTime() + CODE_LIFE_MINUTES * 60_000)
    await inTransaction(async (repositories) => {
      await repositories.lock(`code:${purpose}:${email}`)
      const isMember = (await repositories.members.findByEmail(email)) !== null
      const isMailed = isMember === (purpose === 'password')
      const real = codeHash(secrets, { id, email, purpose, code })
      const hash = isMailed ? real : randomBytes(real.length)
      await repositories.verification.replaceCode({ id, email, purpose, hash, expiresAt }, at)

      const mail = { to: email, locale: request.locale }
      if (isMailed) {
        const values = { code, minutes: CODE_LIFE_MINUTES }
        const kind = purpose === 'join' ? 'joinCode' : 'passwordCode'
        await mailer.send(repositories, { ...mail, kind, values })
      } else if (purpose === 'join') {
        await mailer.send(repositories, { ...mail, kind: 'alreadyRegistered', values: {} })
      } else {
        await mailer.sendNothing(repositories)
      }
    })
    return { expiresAt: expiresAt.toISOString() }
  },
)
