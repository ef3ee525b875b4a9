import type { AutoFill } from '@pandok/domain'
import type { Fillable } from './fillPlaces.ts'
import { placeOf } from './newRule.ts'

/** Inputs with the same meaning in several cells: those of one module, or fields with the same name. */
export interface LinkGroup {
  /** The module's id; '' for fields. */
  id: string
  items: readonly LinkItem[]
}

export interface LinkItem {
  input: string
  label: string
  /** One place per cell, in the order of the board. */
  places: readonly Fillable[]
}

export function linkGroups(places: readonly Fillable[]): LinkGroup[] {
  const groups = new Map<string, Map<string, Fillable[]>>()
  for (const place of places) {
    const items = groups.get(place.moduleId ?? '') ?? new Map<string, Fillable[]>()
    groups.set(place.moduleId ?? '', items)
    const same = items.get(place.input) ?? []
    // Two phrases of a cell may have the same field; the first one represents the cell.
    if (!same.some(({ cell }) => cell === place.cell)) same.push(place)
    items.set(place.input, same)
  }
  return [...groups].flatMap(([id, items]) => {
    const shared = [...items].flatMap(([input, same]) =>
      same.length > 1 ? [{ input, label: same[0]?.label ?? input, places: same }] : [],
    )
    return shared.length === 0 ? [] : [{ id, items: shared }]
  })
}

/** The missing rules that make each item follow the cell in which it is entered. */
export function linkRules(
  items: readonly LinkItem[],
  from: string,
  rules: readonly AutoFill[],
  newId: () => string,
): AutoFill[] {
  return items.flatMap(({ places }) => {
    const origin = places.find(({ cell }) => cell === from) ?? places[0]
    if (!origin) return []
    return places
      .filter((place) => place !== origin && !rules.some((rule) => isLink(rule, place, origin)))
      .map((place) => ({
        id: newId(),
        ...placeOf(place),
        source: { from: 'cell' as const, ...placeOf(origin) },
      }))
  })
}

/** Checks both directions, because two places that follow each other would be a cycle. */
function isLink({ source, ...target }: AutoFill, a: Fillable, b: Fillable): boolean {
  if (source.from !== 'cell') return false
  const meets = (place: { cell: string; input: string }, fillable: Fillable) =>
    place.cell === fillable.cell && place.input === fillable.input
  return (meets(target, a) && meets(source, b)) || (meets(target, b) && meets(source, a))
}
