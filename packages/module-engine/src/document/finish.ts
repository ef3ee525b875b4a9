/** Runs all steps at once and returns what they end with. */
export function finish<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
