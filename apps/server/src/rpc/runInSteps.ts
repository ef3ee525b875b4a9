import type { Pause } from './createPacer.ts'

/** Runs work that yields between its steps, and pauses after each of them. */
export async function runInSteps<Result>(steps: Generator<undefined, Result>, pause: Pause): Promise<Result> {
  for (;;) {
    const step = steps.next()
    await pause()
    if (step.done) return step.value
  }
}
