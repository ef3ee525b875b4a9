import { setTimeout as sleep } from 'node:timers/promises'
import { slowness } from '../../tools/run/testScope.mjs'

/**
 * Limits waiting for something that never happens. On a machine without free processor time, a server took 87 s to
 * its first answer.
 */
const TIMEOUT_MS = 240_000 * slowness()
const PAUSE_MS = 50

/** Repeats a question until there is an answer, and resolves with it. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
): Promise<Answer> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await sleep(PAUSE_MS)
  }
  throw new Error(`${what}: not within ${TIMEOUT_MS / 1000} s.`)
}
