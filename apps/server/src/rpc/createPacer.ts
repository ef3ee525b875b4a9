import { setTimeout as sleep } from 'node:timers/promises'

/** The rest is this multiple of a step's time, so steps take at most a fifth of the time. */
const REST = 4

/**
 * For work in steps that block others: after each step it rests for longer than the step took. Another call
 * needs several turns of the event loop, and would otherwise wait for another step in each of them.
 */
export function createPacer(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    await sleep(REST * (performance.now() - since))
    since = performance.now()
  }
}
