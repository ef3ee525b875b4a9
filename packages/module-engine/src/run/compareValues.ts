import { Exact } from '../expression/Exact.ts'
import type { CoreValue } from '../expression/rowOf.ts'

/**
 * Compares in an order that is the same on every computer: numbers by size, texts by their characters, false
 * before true.
 */
export function compareValues(a: CoreValue, b: CoreValue): number {
  if (a instanceof Exact && b instanceof Exact) return a.cmp(b)
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (typeof a !== 'string' || typeof b !== 'string' || a === b) return 0
  return a < b ? -1 : 1
}
