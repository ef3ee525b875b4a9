import { isRecord } from '@pandok/domain'

/**
 * Returns `after` with the objects of `before` wherever they are equal, or `before` itself if all of it is.
 * An absent field equals an undefined one.
 */
export function keepSame<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) {
    return keepItems(
      before,
      after.map((item, index) => keepSame(before[index], item)),
    ) as T
  }
  return isRecord(before) && isRecord(after) ? (keepSameRecord(before, after) as T) : after
}

/** Does the same as `keepSame` for items with ids: an item that moved within the list keeps its identity. */
export function keepSameById<T extends { id: string }>(
  before: readonly T[],
  after: readonly T[],
): readonly T[] {
  if (before === after) return before
  const known = new Map(before.map((item) => [item.id, item]))
  return keepItems(
    before,
    after.map((item) => keepSame(known.get(item.id), item)),
  )
}

const keepItems = <T>(before: readonly T[], kept: readonly T[]): readonly T[] =>
  before.length === kept.length && kept.every((item, index) => Object.is(item, before[index])) ? before : kept

function keepSameRecord(before: Record<string, unknown>, after: Record<string, unknown>) {
  const entries = Object.entries(after).filter(([, value]) => value !== undefined)
  const kept = entries.map(([name, value]) => [name, keepSame(ownOf(before, name), value)] as const)
  const known = Object.values(before).filter((value) => value !== undefined).length
  const isSame = known === kept.length && kept.every(([name, value]) => Object.is(value, ownOf(before, name)))
  return isSame ? before : Object.fromEntries(kept)
}

const ownOf = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined
