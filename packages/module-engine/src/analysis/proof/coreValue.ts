import { exact } from '../../expression/Exact.ts'
import type { CoreValue } from '../../expression/rowOf.ts'

/** Converts a value of the proof into one of expressions. */
export function coreValue(
  value: string | boolean | readonly string[],
  isNumber: boolean,
): CoreValue | undefined {
  return isNumber && typeof value === 'string' ? exact(value) : value
}
