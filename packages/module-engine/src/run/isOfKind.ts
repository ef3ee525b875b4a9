import type { ResultKind } from '../document/logic.ts'
import { Exact } from '../expression/Exact.ts'
import type { CoreValue } from '../expression/rowOf.ts'

/** Returns whether a computed value has its declared kind; any other would print as nonsense. */
export function isOfKind(value: CoreValue, kind: ResultKind): boolean {
  switch (kind) {
    case 'number':
      return value instanceof Exact
    case 'integer':
      return value instanceof Exact && value.isInteger()
    case 'bool':
      return typeof value === 'boolean'
    default:
      return typeof value === 'string'
  }
}
