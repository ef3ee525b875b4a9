import { setTimeout as sleep } from 'node:timers/promises'

/** A step's time, as often: so steps take a third of the time at most. */
const REST = 2

/**
 * For work in steps that keep everybody else waiting: after each it rests for longer than the step took. A call of somebody
 * else needs several turns of the event loop, and would otherwise wait for another step in each of them.
 */
export function createPacer(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    await sleep(REST * (performance.now() - since))
    since = performance.now()
  }
}
