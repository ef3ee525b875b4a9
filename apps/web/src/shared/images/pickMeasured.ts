import type { HostValues } from '@pandok/board'

type Pick = Parameters<NonNullable<HostValues['measurement']>>[1]

/** The value of the selected measurement, or of the latest one that has such a value. */
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
