import { Exact } from '../expression/Exact.ts'
import type { CoreValue } from '../expression/rowOf.ts'
import type { EdgeValue } from './session.ts'

/** Converts a value for the outside of the engine; rows of a group are not passed out. */
export function edgeOf(value: CoreValue | undefined): EdgeValue | undefined {
  if (value instanceof Exact) return value.toFixed()
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (!Array.isArray(value)) return undefined
  return value.flatMap((item: CoreValue) => {
    if (item instanceof Exact) return item.toFixed()
    return typeof item === 'string' ? item : []
  })
}
