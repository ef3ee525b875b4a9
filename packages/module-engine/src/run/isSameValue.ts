import { Exact } from '../expression/Exact.ts'
import type { CoreValue } from '../expression/rowOf.ts'
import type { EdgeValue } from './session.ts'

/** Returns whether a change stops here, because every reader would get the same result. */
export function isSameValue(a: CoreValue | undefined, b: CoreValue | undefined): boolean {
  if (a === b) return true
  if (a instanceof Exact) return b instanceof Exact && a.eq(b)
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((item: CoreValue, index) => isSameValue(item, b[index]))
}

/** Compares character by character, because `4` and `4.0` are printed differently. */
export function isSameEdge(a: EdgeValue | undefined, b: EdgeValue | undefined): boolean {
  if (a === b) return true
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  return a.every((item, index) => item === b[index])
}

export function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]))
}
