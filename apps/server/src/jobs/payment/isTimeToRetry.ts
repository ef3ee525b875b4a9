import type { Repositories } from '#db/repositories/Repositories.ts'

const MINUTE_MS = 60_000
const LONGEST_MS = 24 * 60 * MINUTE_MS

/**
 * Returns whether to retry: after 2, 4, 8 … minutes, and finally once a day, because only a person may be
 * able to remove the reason of a refusal.
 */
export async function isTimeToRetry(
  { paymentOps }: Pick<Repositories, 'paymentOps'>,
  attempt: number,
  keyOf: (attempt: number) => string,
  now: Date,
): Promise<boolean> {
  if (attempt === 0) return true
  const last = await paymentOps.find(keyOf(attempt - 1))
  if (!last?.firstSentAt) return true
  const wait = Math.min(2 ** attempt * MINUTE_MS, LONGEST_MS)
  return now.getTime() - last.firstSentAt.getTime() >= wait
}
