import { z } from 'zod'
import type { Services } from '#rpc/Services.ts'
import type { SecretBox } from '#security/SecretBox.ts'
import type { SocialIdentity } from '#social/SocialLogin.ts'
import { ticketHash } from './ticket.ts'

const identityKey = z.object({ issuer: z.string(), subject: z.string() })

export const sealIdentity = (secrets: SecretBox, { issuer, subject }: SocialIdentity): Buffer =>
  secrets.seal('social', Buffer.from(JSON.stringify({ issuer, subject })))

interface Link {
  joinTicket: string
  memberId: string
  at: Date
}

/** Spends the ticket of a first visit through a provider, and returns the problem if it can't be linked. */
export async function linkIdentity(
  { verification, social }: Pick<Services['repositories'], 'social' | 'verification'>,
  secrets: SecretBox,
  { joinTicket, memberId, at }: Link,
): Promise<'ticket.expired' | 'social.failed' | null> {
  const used = await verification.useTicket(ticketHash(joinTicket), 'social', at)
  if (!used?.sealed) return 'ticket.expired'
  const identity = identityKey.parse(JSON.parse(secrets.open('social', used.sealed).toString()))
  return (await social.link(identity, memberId, at)) ? null : 'social.failed'
}
