import { Exact } from './Exact.ts'
import type { CoreValue } from './value.ts'

export const isAmong = (item: CoreValue, items: readonly CoreValue[]): boolean =>
  item instanceof Exact ? items.some((other) => item.equals(other as Exact)) : items.includes(item)
