/** Short enough to be seldom interrupted, so that the best of many is what the processor can do. */
const TURNS = 20_000
const LONG = 60

function spin(times: number): number {
  const startedAt = performance.now()
  let state = 1
  for (let turn = 0; turn < TURNS * times; turn++) state = (Math.imul(state, 1664525) + 1013904223) | 0
  // Used, so that the loop can't be left out.
  return performance.now() - startedAt + (state === 0.5 ? 1 : 0)
}

let best = Number.POSITIVE_INFINITY

/**
 * How many times slower than alone everything is at this moment, because others use the machine; at least 1. Wall
 * time divided by it is about the time that the code itself took.
 */
export function slowdown(): number {
  for (let again = 0; again < 20; again++) best = Math.min(best, spin(1))
  return Math.max(1, spin(LONG) / (best * LONG))
}
