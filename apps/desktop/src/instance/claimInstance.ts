import { setTimeout as wait } from 'node:timers/promises'
import type { HandOverMessage } from './HandOverMessage.ts'
import { handOver } from './handOver.ts'
import { listenForOthers } from './listenForOthers.ts'
import type { Prove } from './proofs.ts'

export interface Instance {
  /**
   * False if another program has taken our pipe: then nobody finds this one, and every start is independent.
   */
  isFound: boolean
  /** Subscribes to messages of other starts, including those received since the claim. */
  receive: (take: (what: HandOverMessage) => void) => void
  close: () => Promise<void>
}

const ATTEMPTS = 50
const BETWEEN_MS = 100

/**
 * Null if a running program has accepted this start's request. The pipe is claimed before anything slow
 * happens, because opening ten files in Explorer makes ten starts within a second.
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
    // Another start claimed the pipe first, and will answer shortly.
    await wait(BETWEEN_MS)
  }
  return { isFound: false, receive, close: async () => {} }
}
