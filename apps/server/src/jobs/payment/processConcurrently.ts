import type { JobLog } from '../createWorkerLogger.ts'

/** The number of concurrent calls to the gateway, which allows a hundred a minute in its test environment. */
const AT_ONCE = 4
/** A stopping server waits this long for a job, and the rest is done a minute later. */
const TIMEOUT_MS = 15_000

/**
 * Does the work for each, a few at once. A failure is logged and left to the next run, so that the others
 * don't wait. It returns how many succeeded.
 */
export async function processConcurrently<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  log: JobLog,
): Promise<number> {
  const waiting = [...items]
  const until = performance.now() + TIMEOUT_MS
  let done = 0
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item)
        done += 1
      } catch (error) {
        log.error({ err: error }, 'payment job')
      }
      if (performance.now() > until) return
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (waiting.length > 0) log.warn({ left: waiting.length }, 'payment job: more than it can do at once')
  return done
}
