import { groupBy } from './groupBy.ts'

/**
 * How many images are missing between the first and the last by their numbers. Numbers may run in steps (a series with
 * two echoes numbered in turn), and a number that another stack of the series holds is not missing. Numbers after
 * the last cannot be known; of those before the first, see below.
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
 * How many images are missing before the first, if the series counts from 1 by ones. One that begins beyond its own
 * length counts some other way, and so does one of a few images.
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

/** A jump over thousands of numbers is another way of numbering, not a hole. */
const LARGEST_HOLE = 1000

/** Undefined: the numbers follow no rule, so no number can be missed. */
function usualStep(steps: readonly number[]): number | undefined {
  const groups = [...groupBy(steps, (step) => step)].sort(([a, x], [b, y]) => y.length - x.length || a - b)
  const [step, same] = groups[0] ?? []
  if (step === undefined || same === undefined || !Number.isInteger(step)) return undefined
  return same.length * 2 > steps.length || steps.length === 1 ? step : undefined
}
