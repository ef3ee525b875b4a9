import { CODE_LIFE_MINUTES, type Locale } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'
import { codeHash, newCode } from './code.ts'

/** Mails the code with which a member sets a new password, in the given transaction. */
export async function mailPasswordCode(
  { secrets, mailer, newId, now }: Pick<Services, 'secrets' | 'mailer' | 'newId' | 'now'>,
  bound: Pick<Services['repositories'], 'lock' | 'mailOutbox' | 'verification'>,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const purpose = 'password'
  const [code, id, at] = [newCode(), newId('code'), now()]
  const expiresAt = new Date(at.getTime() + CODE_LIFE_MINUTES * 60_000)
  await bound.lock(`code:${purpose}:${email}`)
  const hash = codeHash(secrets, { id, email, purpose, code })
  await bound.verification.replaceCode({ id, email, purpose, hash, expiresAt }, at)
  const values = { code, minutes: CODE_LIFE_MINUTES }
  await mailer.send(bound, { kind: 'passwordCode', to: email, locale, values })
}
