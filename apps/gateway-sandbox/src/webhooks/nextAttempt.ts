/** Minutes between one attempt and the next: about 3 days and 19 hours, then nobody asks again. */
const RETRY_MINUTES = [1, 4, 16, 64, 256, 1024, 4096] as const

/** When to try again after the attempt at `attemptedAt`, which was the first one or the given retry. */
export function nextAttempt(attemptedAt: number, retriedCount: number): number | undefined {
  const minutes = RETRY_MINUTES[retriedCount]
  return minutes === undefined ? undefined : attemptedAt + minutes * 60_000
}
