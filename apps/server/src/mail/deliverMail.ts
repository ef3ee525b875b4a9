import { CODE_LIFE_MINUTES } from '@pandok/domain'
import type { Logger } from 'pino'
import { MAIL_MAX_TRIES, type WaitingMail } from '#db/repositories/mailOutboxRepository.ts'
import type { Services } from '#rpc/Services.ts'
import type { MailKind } from './Mailer.ts'
import type { MailTransport } from './MailTransport.ts'
import { renderMail } from './renderMail.ts'
import { DECOY, isMailKind, openMail } from './sealedMail.ts'

export interface DeliverMailDeps extends Pick<Services, 'inTransaction' | 'secrets' | 'now'> {
  transport: MailTransport
  publicUrl: string
  log: Pick<Logger, 'warn' | 'error'>
}

/**
 * The delays after the first failure, the second, and so on: codes are urgent, while mail servers that ask to
 * retry are slow.
 */
const RETRY_SECONDS = [5, 30, 120, 900] as const

const CODE_MAILS: readonly MailKind[] = ['joinCode', 'passwordCode']

/**
 * Sends a waiting mail at least once. The row is locked while the mail server answers and marked in the same
 * transaction, so a second mail is only sent if this process or the database dies between the two.
 */
export const deliverMail = (deps: DeliverMailDeps, id: string): Promise<void> =>
  deps.inTransaction(async ({ mailOutbox }) => {
    const mail = await mailOutbox.takeWaiting(id)
    if (mail === null) return
    try {
      if (mail.kind !== DECOY) await send(deps, mail)
    } catch (error) {
      const reason = describe(error)
      const retryInSeconds = isFinal(error) ? null : retryAfter(mail.tries + 1)
      await mailOutbox.markFailed(id, reason, retryInSeconds)
      if (retryInSeconds === null) deps.log.error({ mail: id, kind: mail.kind, reason }, 'mail given up')
      else deps.log.warn({ mail: id, kind: mail.kind, reason, retryInSeconds }, 'mail not delivered yet')
      return
    }
    await mailOutbox.markSent(id, deps.now())
  })

async function send(
  { transport, secrets, publicUrl, now }: DeliverMailDeps,
  mail: WaitingMail,
): Promise<void> {
  const { kind, createdAt } = mail
  if (!isMailKind(kind)) throw new UndeliverableMail('unknown-kind')
  const ageMinutes = (now().getTime() - createdAt.getTime()) / 60_000
  if (CODE_MAILS.includes(kind) && ageMinutes >= CODE_LIFE_MINUTES)
    throw new UndeliverableMail('code-expired')
  const { to, locale, values } = openMail(secrets, mail.sealed)
  const rendered = renderMail({ kind, locale, values, publicUrl })
  await transport.send({ id: mail.id, to, locale, ...rendered })
}

class UndeliverableMail extends Error {
  override name = 'UndeliverableMail'
}

const retryAfter = (failures: number): number | null =>
  failures >= MAIL_MAX_TRIES ? null : (RETRY_SECONDS[failures - 1] ?? null)

/** A recipient that the server refuses permanently (RFC 5321 §4.2.1: 5yz) will not exist in a minute either. */
function isFinal(error: unknown): boolean {
  if (error instanceof UndeliverableMail) return true
  const { code, responseCode } = fieldsOf(error)
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}

/** Only codes are described, because the words of a mail server repeat the recipient's address. */
function describe(error: unknown): string {
  if (error instanceof UndeliverableMail) return error.message
  const { code, responseCode } = fieldsOf(error)
  const known = [code, responseCode].filter((value) => typeof value === 'string' || typeof value === 'number')
  return known.length > 0 ? known.join(' ') : error instanceof Error ? error.name : 'unknown'
}

const fieldsOf = (error: unknown): { code?: unknown; responseCode?: unknown } =>
  typeof error === 'object' && error !== null ? error : {}
