/**
 * `after`, made of the objects of `before` wherever they say the same; `before` itself if all of it does. An absent
 * field and an undefined one are the same.
 */
export function keepSame<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) return keepSameList(before, after) as T
  if (isRecord(before) && isRecord(after)) return keepSameRecord(before, after) as T
  return after
}

function keepSameList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const kept = after.map((item, index) => keepSame(before[index], item))
  const isSame = before.length === kept.length && kept.every((item, index) => Object.is(item, before[index]))
  return isSame ? before : kept
}

function keepSameRecord(before: Record<string, unknown>, after: Record<string, unknown>) {
  const entries = Object.entries(after).filter(([, value]) => value !== undefined)
  const kept = entries.map(([name, value]) => [name, keepSame(ownOf(before, name), value)] as const)
  const known = Object.values(before).filter((value) => value !== undefined).length
  const isSame = known === kept.length && kept.every(([name, value]) => Object.is(value, ownOf(before, name)))
  return isSame ? before : Object.fromEntries(kept)
}

const ownOf = (record: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
