import { connect } from '#db/connect.ts'
import type { Pool } from '#db/Pool.ts'
import { createRateLimitRepository } from '#db/repositories/rateLimitRepository.ts'
import { createReplayRepository } from '#db/repositories/replayRepository.ts'
import { createRsaKeyRepository } from '#db/repositories/rsaKeyRepository.ts'
import type { Services } from '#rpc/Services.ts'
import { inBatches } from './inBatches.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** One statement must stay far below the timeout of the database, even after a long stop. */
const BATCH = 10_000

/** Korean law requires access records of three months, and there is no reason to keep them longer. */
const SECURITY_EVENT_DAYS = 92
/** A mail that was sent or given up has no content any more; the row only has the time. */
const MAIL_DAYS = 7
const WITHDRAWAL_REASON_DAYS = 365
/** The gateway repeats webhooks for at most four days. */
const WEBHOOK_DAYS = 7

/** Deletes expired rows and returns how many of each kind. */
export async function removeExpired(
  pool: Pool,
  repositories: Services['repositories'],
  now: Date,
): Promise<Record<string, number>> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { verification, social, sessions, mailOutbox, securityEvents, members, webhooks, audit } =
    repositories
  const replay = createReplayRepository(pool)
  return {
    verification: await verification.purge(now),
    social: await social.purge(now),
    sessions: await inBatches(BATCH, (limit) => sessions.purge(now, limit)),
    replay: await inBatches(BATCH, (limit) => replay.purge(now, limit)),
    rsaKeys: await createRsaKeyRepository(connect(pool)).purge(now),
    rateLimits: await createRateLimitRepository(pool).purge(now),
    mail: await mailOutbox.purge(daysAgo(MAIL_DAYS)),
    securityEvents: await securityEvents.purge(daysAgo(SECURITY_EVENT_DAYS)),
    withdrawals: await members.purgeWithdrawals(daysAgo(WITHDRAWAL_REASON_DAYS)),
    webhooks: await webhooks.purge(daysAgo(WEBHOOK_DAYS)),
    audit: await inBatches(BATCH, (limit) => audit.purge(now, limit)),
  }
}
