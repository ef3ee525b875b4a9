import { addTallies, closingLine } from './tally.mjs'

const CLOSING = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?(?:: (.*))?$/

/**
 * Returns the closing line of several runs together, from the last line and the exit code of each. A run that
 * failed without saying what, or without any output, counts as a failure under its own name.
 * @param {readonly { name: string, lastLine: string, exitCode: number }[]} runs
 */
export function sumUp(runs) {
  const parts = runs.map(({ name, lastLine, exitCode }) => {
    const found = CLOSING.exec(lastLine.trim())
    const [passed = 0, failed = 0, skipped = 0] = (found ?? []).slice(1, 4).map((count) => Number(count ?? 0))
    const isCrash = found === null || (exitCode !== 0 && failed === 0)
    return {
      tally: { passed, failed: failed + (isCrash ? 1 : 0), skipped },
      names: [...(found?.[4]?.split('; ') ?? []), ...(isCrash ? [`${name} ended with ${exitCode}`] : [])],
    }
  })
  const tally = addTallies(parts.map((part) => part.tally))
  return {
    failed: tally.failed,
    line: closingLine(
      tally,
      parts.flatMap(({ names }) => names),
    ),
  }
}
