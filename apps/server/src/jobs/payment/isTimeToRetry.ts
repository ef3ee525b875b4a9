import type { Repositories } from '#db/repositories/Repositories.ts'

const MINUTE_MS = 60_000
const LONGEST_MS = 24 * 60 * MINUTE_MS

/** After 2, 4, 8 … minutes, at last once a day: whoever refuses now may have a reason that only a person can remove. */
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
