import type { Locale } from '@pandok/domain'
import type { Repositories } from '#db/repositories/Repositories.ts'
import type { StoreMailValues } from './StoreMailValues.ts'

/** All mails with the values of their templates. */
export interface MailValues extends StoreMailValues {
  joinCode: { code: string; minutes: number }
  alreadyRegistered: Record<never, never>
  passwordCode: { code: string; minutes: number }
  passwordChanged: Record<never, never>
  sessionStolen: Record<never, never>
  withdrawn: Record<never, never>
}

export type MailKind = keyof MailValues

/** Puts a mail into the outbox; a job delivers it, so that no request waits for a mail server. */
export interface Mailer {
  /** With the repositories of a transaction, the mail is only sent if the transaction commits. */
  send: <K extends MailKind>(
    repositories: Pick<Repositories, 'mailOutbox'>,
    mail: { kind: K; to: string; locale: Locale; values: MailValues[K] },
  ) => Promise<void>
  /**
   * Does the same work as `send` without sending anything, so that the time doesn't reveal whether an address
   * is known.
   */
  sendNothing: (repositories: Pick<Repositories, 'mailOutbox'>) => Promise<void>
}
