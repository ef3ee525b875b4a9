import { compareExact } from './compareExact.ts'
import { Exact } from './Exact.ts'
import type { CoreValue } from './rowOf.ts'

export const isAmong = (item: CoreValue, items: readonly CoreValue[]): boolean =>
  item instanceof Exact
    ? items.some((other) => compareExact(item, other as Exact) === 0)
    : items.includes(item)
