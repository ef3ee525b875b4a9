import { closingLine } from '../../run/tally.mjs'

export interface Steps {
  /** Runs one step with a required result. Later steps depend on it, so its failure ends the trial. */
  step: (name: string, work: () => void | Promise<void>) => Promise<void>
  /** Returns `12 passed, 0 failed`, or the names of what failed. */
  closing: () => string
  /** Records a failure between the steps, unless one of them has failed. */
  fail: (name: string) => void
}

/** Prints each step with its result. */
export function createSteps(say: (line: string) => void = console.log): Steps {
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(0)
  let passed = 0
  let failure: string | null = null
  return {
    async step(name, work) {
      try {
        await work()
      } catch (error) {
        failure = name
        say(`✗ ${name} (${seconds()} s)`)
        throw error
      }
      passed += 1
      say(`✓ ${name} (${seconds()} s)`)
    },
    closing: () =>
      closingLine(
        { passed, failed: failure === null ? 0 : 1, skipped: 0 },
        failure === null ? [] : [`desktop:test › ${failure}`],
      ),
    fail(name) {
      failure ??= name
    },
  }
}
