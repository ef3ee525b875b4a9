import type { Locale } from '@pandok/domain'
import type { Pool } from '#db/Pool.ts'
import type { MailKind } from '#mail/Mailer.ts'
import { DECOY, openMail } from '#mail/sealedMail.ts'
import type { SecretBox } from '#security/SecretBox.ts'

export interface WaitingTestMail {
  kind: MailKind
  to: string
  locale: Locale
  values: Readonly<Record<string, string | number>>
}

/** Returns the waiting mails for that address, the oldest first. */
export async function readMails(pool: Pool, secrets: SecretBox, to: string): Promise<WaitingTestMail[]> {
  const { rows } = await pool.query<{ kind: MailKind; sealed: Buffer }>(
    'select kind, sealed from mail_outbox where kind <> $1 order by created_at, ctid',
    [DECOY],
  )
  return rows
    .map(({ kind, sealed }) => ({ kind, ...openMail(secrets, sealed) }))
    .filter((mail) => mail.to === to)
}
