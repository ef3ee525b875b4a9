/** A spin is so short that it is rarely interrupted; the best of many shows what the processor can do. */
const TURNS = 20_000
const LONG = 60

function spin(times: number): number {
  const startedAt = performance.now()
  let state = 1
  for (let turn = 0; turn < TURNS * times; turn++) state = (Math.imul(state, 1664525) + 1013904223) | 0
  // The result is used, so that the loop can't be optimized away.
  return performance.now() - startedAt + (state === 0.5 ? 1 : 0)
}

let best = Number.POSITIVE_INFINITY

/**
 * Returns how many times slower than alone everything runs at this moment, because of other processes; at
 * least 1. The wall time divided by it is about the time of the code itself.
 */
export function slowdown(): number {
  for (let again = 0; again < 20; again++) best = Math.min(best, spin(1))
  return Math.max(1, spin(LONG) / (best * LONG))
}
