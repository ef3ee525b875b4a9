import { ADMIN_GRADES, type AdminItemQuery, ITEM_STATES } from '@pandok/domain'

type ItemFilter = NonNullable<AdminItemQuery['filter']>

/** The filters in an address; invalid values are ignored. */
export function itemFilter(chosen: Readonly<Record<string, string>>): { filter?: ItemFilter } {
  const { ownerId, shared, library, state } = chosen
  const grade = ADMIN_GRADES.find((each) => each === library)
  const known = ITEM_STATES.find((each) => each === state)
  const filter: ItemFilter = {
    ...(ownerId ? { ownerId } : {}),
    ...(shared === 'yes' || shared === 'no' ? { shared: shared === 'yes' } : {}),
    ...(grade ? { library: grade } : {}),
    ...(known ? { state: known } : {}),
  }
  return Object.keys(filter).length === 0 ? {} : { filter }
}
