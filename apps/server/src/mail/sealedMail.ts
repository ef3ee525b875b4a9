import { LOCALES, typedKeys } from '@pandok/domain'
import { z } from 'zod'
import type { SecretBox } from '#security/SecretBox.ts'
import type { MailKind } from './Mailer.ts'

/** The kind of a row that is only stored for its timing and never delivered. */
export const DECOY = 'decoy'

const sealedMail = z.object({
  to: z.string(),
  locale: z.enum(LOCALES),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

export type SealedMail = z.output<typeof sealedMail>

/**
 * Codes and addresses are in the outbox for a while; without the key of the installation they can't be read
 * there.
 */
export const sealMail = (secrets: SecretBox, mail: SealedMail): Buffer =>
  secrets.seal('mail', Buffer.from(JSON.stringify(mail)))

export const openMail = (secrets: SecretBox, sealed: Uint8Array): SealedMail =>
  sealedMail.parse(JSON.parse(secrets.open('mail', sealed).toString()))

const KINDS = {
  joinCode: true,
  alreadyRegistered: true,
  passwordCode: true,
  passwordChanged: true,
  sessionStolen: true,
  withdrawn: true,
  receipt: true,
  renewalSoon: true,
  renewalFailed: true,
  autoStopped: true,
  autoSuspended: true,
  planEnded: true,
  planUnpaid: true,
  refundRequested: true,
  refundCompleted: true,
  refundByHand: true,
  refundRejected: true,
} as const satisfies Record<MailKind, true>

export const MAIL_KINDS = typedKeys(KINDS)

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(KINDS, kind)
