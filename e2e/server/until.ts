import { setTimeout as sleep } from 'node:timers/promises'
import { slowness } from '../../tools/run/testScope.mjs'

/** Ends what hangs. On a machine without free processor time a server was seen to take 87 s to its first answer. */
const PATIENCE_MS = 240_000 * slowness()
const PAUSE_MS = 50

/** Asks until the answer is something, and gives it. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await sleep(PAUSE_MS)
  }
  throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s.`)
}
