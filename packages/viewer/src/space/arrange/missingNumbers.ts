import { groupBy } from './groupBy.ts'

/**
 * The number of images missing between the first and the last by Instance Number. Numbers may run in steps
 * (two echoes numbered alternately), and a number used by another stack of the series isn't missing. Images
 * after the last can't be known; for those before the first, see below.
 */
export function missingNumbers(own: Iterable<number>, series: ReadonlySet<number>): number {
  const numbers = [...new Set(own)].sort((a, b) => a - b)
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? number))
  const step = usualStep(steps)
  if (step === undefined) return 0
  let missing = 0
  numbers.slice(1).forEach((number, index) => {
    const before = numbers[index] ?? number
    if ((number - before) % step !== 0 || number - before > step * LARGEST_HOLE) return
    for (let requested = before + step; requested < number; requested += step)
      if (!series.has(requested)) missing++
  })
  return missing
}

/**
 * The number of images missing before the first, if the series counts from 1 in steps of one. A series that
 * starts beyond its own length, or has few images, is numbered differently.
 */
export function missingBefore(own: readonly number[], series: ReadonlySet<number>): number {
  const first = Math.min(...series)
  if (own.length < FEWEST || Math.min(...own) !== first || first < 2 || first > own.length) return 0
  const numbers = [...new Set(own)].sort((a, b) => a - b)
  return usualStep(numbers.slice(1).map((number, index) => number - (numbers[index] ?? number))) === 1
    ? first - 1
    : 0
}

const FEWEST = 4

/** A jump over thousands of numbers is a different numbering, not a gap. */
const LARGEST_HOLE = 1000

/** Undefined if the numbers follow no rule, so that none can be missing. */
function usualStep(steps: readonly number[]): number | undefined {
  const groups = [...groupBy(steps, (step) => step)].sort(([a, x], [b, y]) => y.length - x.length || a - b)
  const [step, same] = groups[0] ?? []
  if (step === undefined || same === undefined || !Number.isInteger(step)) return undefined
  return same.length * 2 > steps.length || steps.length === 1 ? step : undefined
}
