import type { Alarm } from '@pandok/report-check'

export type SentenceAlarmLevel = 'block' | 'warn'

/** Sentences with alarms by their id, with the gravest level. Notes don't count. */
export function sentenceAlarmLevels(alarms: readonly Alarm[]): ReadonlyMap<string, SentenceAlarmLevel> {
  const alarmLevels = new Map<string, SentenceAlarmLevel>()
  for (const { level, places } of alarms) {
    const [first] = places
    if (level === 'note' || first?.of !== 'sentence') continue
    if (alarmLevels.get(first.sentence) !== 'block') alarmLevels.set(first.sentence, level)
  }
  return alarmLevels
}
