import { setTimeout as sleep } from 'node:timers/promises'

/** Called between the steps of long work. */
export type Pause = () => Promise<void>

/** The rest is this multiple of a step's time, so steps take at most a fifth of the time. */
const REST = 4

/** Steps that are shorter than this count as one, because a timer takes a millisecond by itself. */
const STEP_MIN_MS = 2

/**
 * For work in steps that block others: after each step it rests for longer than the step took. Another call
 * needs several turns of the event loop, and would otherwise wait for another step in each of them.
 */
export function createPacer(
  now: () => number = () => performance.now(),
  rest: (ms: number) => Promise<unknown> = sleep,
): Pause {
  let since = now()
  return async () => {
    const spent = now() - since
    if (spent < STEP_MIN_MS) return
    await rest(REST * spent)
    since = now()
  }
}
