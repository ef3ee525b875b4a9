/** A machine whose processor is busy needs a minute and more for what takes an instant elsewhere. */
export const START_TIMEOUT_MS = 300_000

/** The messages of pg and its pool for a connection that timed out; they have no code. */
const TOO_SLOW =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/

/** Repeats `work` if a connection exceeded the limits for requests, because a start has more time. */
export async function retryConnecting<T>(work: () => Promise<T>, timeoutMs = START_TIMEOUT_MS): Promise<T> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isTooSlow = error instanceof Error && TOO_SLOW.test(error.message)
      if (!isTooSlow || Date.now() > deadline) throw error
    }
  }
}
