import type { HostValues } from '@pandok/board'

type Pick = Parameters<NonNullable<HostValues['measurement']>>[1]

/** The chosen measurement's value, or that of the latest one which has such a value at all. */
export function pickMeasured<Item, Value>(
  items: readonly Item[],
  pick: Pick,
  isChosen: (item: Item) => boolean,
  offerOf: (item: Item) => Value | undefined,
): Value | undefined {
  const offered = pick === 'chosen' ? items.filter(isChosen) : [...items].reverse()
  for (const item of offered) {
    const value = offerOf(item)
    if (value !== undefined) return value
  }
  return undefined
}
