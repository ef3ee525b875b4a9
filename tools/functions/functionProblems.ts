import type { LongFunction } from './longFunctions.ts'

const FUNCTION_LINES_MAX = 100
export const LONG_LINES = 60

export interface Allowance {
  /** The functions above the limit that still have to be divided, as `path name`. */
  stillTooLong: readonly string[]
  /** At most this many functions may have more than LONG_LINES. */
  longMax: number
}

/**
 * Refuses a function above the limit that isn't listed, a listed one that is gone, and more long functions
 * than allowed.
 */
export function functionProblems(
  long: readonly LongFunction[],
  { stillTooLong, longMax }: Allowance,
): string[] {
  const tooLong = long.filter(({ lines }) => lines > FUNCTION_LINES_MAX)
  const known = new Set(stillTooLong)
  const present = new Set(tooLong.map(labelOf))
  const added = tooLong
    .filter((each) => !known.has(labelOf(each)))
    .map(({ path, name, lines }) => `${path}: ${name} has ${lines} lines; at most ${FUNCTION_LINES_MAX}`)
  const gone = stillTooLong
    .filter((label) => !present.has(label))
    .map((label) => `${label} is no longer too long; take it off the list in stillTooLong.ts`)
  const many =
    long.length > longMax
      ? [`${long.length} functions have more than ${LONG_LINES} lines; at most ${longMax} may`]
      : []
  return [...added, ...gone, ...many]
}

export const labelOf = ({ path, name }: LongFunction): string => `${path} ${name}`.trim()
