import { setTimeout as wait } from 'node:timers/promises'
import type { HandOverMessage } from './HandOverMessage.ts'
import { handOver } from './handOver.ts'
import { listenForOthers } from './listenForOthers.ts'
import type { Prove } from './proofs.ts'

export interface Instance {
  /** Somebody else sits at our place: nobody will find this program, and every start is one of its own. */
  isFound: boolean
  /** What others hand over, and what they have handed over since the claim. */
  receive: (take: (what: HandOverMessage) => void) => void
  close: () => Promise<void>
}

const ATTEMPTS = 50
const BETWEEN_MS = 100

/**
 * Null where a running program has taken what this start was asked to do. The place is claimed before anything slow happens:
 * ten files marked in Explorer are ten starts in the same second.
 */
export async function claimInstance(
  pipe: string,
  prove: Prove,
  request: HandOverMessage,
): Promise<Instance | null> {
  const waiting: HandOverMessage[] = []
  let take = (what: HandOverMessage): void => void waiting.push(what)
  const receive: Instance['receive'] = (given) => {
    take = given
    for (const what of waiting.splice(0)) given(what)
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await handOver(pipe, prove, request)
    if (result === 'taken') return null
    if (result === 'stranger') break
    const listening = await listenForOthers(pipe, prove, (what) => take(what))
    if (listening !== null) return { isFound: true, receive, close: listening.close }
    // Somebody was quicker, and can be asked in a moment.
    await wait(BETWEEN_MS)
  }
  return { isFound: false, receive, close: async () => {} }
}
