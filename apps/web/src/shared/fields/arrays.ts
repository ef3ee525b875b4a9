/** Moves one item; returns the same list if nothing changes. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length || from === to) return list as T[]
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

export const replaceItem = <T>(list: readonly T[], at: number, item: T): T[] =>
  list.map((old, index) => (index === at ? item : old))

export const removeItem = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)

export const insertItem = <T>(list: readonly T[], at: number, ...items: T[]): T[] => [
  ...list.slice(0, at),
  ...items,
  ...list.slice(at),
]

/** A copy with one field set or removed: an undefined field isn't stored. */
export function put<T extends object, K extends keyof T>(item: T, key: K, value: T[K] | undefined): T {
  if (value === undefined) {
    const { [key]: _, ...rest } = item
    return rest as T
  }
  return { ...item, [key]: value }
}
