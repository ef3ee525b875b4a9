import type { Concern } from '@pandok/board'

/** The keys apply to the first conflict. */
export const firstConflict = (concerns: readonly Concern[]): readonly [string, string] | undefined =>
  concerns.find((concern) => concern.kind === 'conflict')?.runIds

/** The runs that each run contradicts. */
export function conflictsOf(concerns: readonly Concern[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const concern of concerns) {
    if (concern.kind !== 'conflict') continue
    const [first, second] = concern.runIds
    found.set(first, [...(found.get(first) ?? []), second])
    found.set(second, [...(found.get(second) ?? []), first])
  }
  return found
}
