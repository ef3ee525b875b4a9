/** A machine whose processor others take needs a minute and more for what is done in an instant elsewhere. */
export const START_PATIENCE_MS = 300_000

/** The words of pg and its pool for a connection that didn't come in time; they have no code. */
const TOO_SLOW =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/

/** Does `work` again when a connection was too slow for the limits of requests; a start has more time. */
export async function retryConnecting<T>(work: () => Promise<T>, patienceMs = START_PATIENCE_MS): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isTooSlow = error instanceof Error && TOO_SLOW.test(error.message)
      if (!isTooSlow || Date.now() > deadline) throw error
    }
  }
}
