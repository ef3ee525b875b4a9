import type { Locale } from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { StoreMailValues } from './StoreMailValues.ts'

/** Every mail there is, with the values that its template needs. */
export interface MailValues extends StoreMailValues {
  joinCode: { code: string; minutes: number }
  alreadyRegistered: Record<never, never>
  passwordCode: { code: string; minutes: number }
  passwordChanged: Record<never, never>
  sessionStolen: Record<never, never>
  withdrawn: Record<never, never>
}

export type MailKind = keyof MailValues

/** Puts a mail into the outbox; a job delivers it, so no request waits for a mail server. */
export interface Mailer {
  /** Give the repositories of a transaction to send the mail only if the transaction commits. */
  send: <K extends MailKind>(
    repositories: Pick<Repositories, 'mailOutbox'>,
    mail: { kind: K; to: string; locale: Locale; values: MailValues[K] },
  ) => Promise<void>
  /** Does the work of `send` and mails nothing, where time must not tell whether an address is known. */
  sendNothing: (repositories: Pick<Repositories, 'mailOutbox'>) => Promise<void>
}
