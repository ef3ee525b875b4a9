import { setTimeout as sleep } from 'node:timers/promises'

/**
 * For work in steps that keep everybody else waiting: after each it rests for as long as the step took. A call of somebody
 * else needs several turns of the event loop, and would otherwise wait for another step in each of them.
 */
export function createPacer(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    await sleep(performance.now() - since)
    since = performance.now()
  }
}
