/** Changes of lists that leave the list itself alone, as the editor's history needs it. */
export const replacedAt = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.map((each, at) => (at === index ? item : each))

export const removedAt = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index)

export const insertedAt = <T>(list: readonly T[], index: number, ...items: T[]): T[] => [
  ...list.slice(0, index),
  ...items,
  ...list.slice(index),
]

export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return insertedAt(removedAt(list, from), to, item)
}

/** `base`, or `base_2`, `base_3` … where that is taken. */
export function freshId(base: string, taken: Iterable<string>): string {
  const known = new Set(taken)
  if (!known.has(base)) return base
  for (let number = 2; ; number += 1) {
    const suffix = `_${number}`
    const id = `${base.slice(0, 32 - suffix.length)}${suffix}`
    if (!known.has(id)) return id
  }
}
