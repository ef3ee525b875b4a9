import type { Alarm } from '@pandok/report-check'

export type Doubt = 'block' | 'warn'

/** Sentences with alarms by their id, with the gravest level. Notes don't count. */
export function doubtsOf(alarms: readonly Alarm[]): ReadonlyMap<string, Doubt> {
  const doubts = new Map<string, Doubt>()
  for (const { level, places } of alarms) {
    const [first] = places
    if (level === 'note' || first?.of !== 'sentence') continue
    if (doubts.get(first.sentence) !== 'block') doubts.set(first.sentence, level)
  }
  return doubts
}
