import { exact } from '../../expression/Exact.ts'
import type { CoreValue } from '../../expression/rowOf.ts'

/** A value of the proof as expressions see it. */
export function coreValue(
  value: string | boolean | readonly string[],
  isNumber: boolean,
): CoreValue | undefined {
  return isNumber && typeof value === 'string' ? exact(value) : value
}
