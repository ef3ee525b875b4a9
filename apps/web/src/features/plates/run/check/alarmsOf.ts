import type { RunState } from '@pandok/board'
import type { AlarmPlace, RuleId } from '@pandok/report-check'
import type { CopyTarget } from '../report/reportPart.ts'
import type { ShownAlarm } from './ShownAlarm.ts'

/** Rules about something missing, which apply only to a whole report. */
const OF_THE_WHOLE: ReadonlySet<RuleId> = new Set<RuleId>(['R114', 'R118', 'R119', 'R120', 'R121'])

/** The alarms that concern a copy: for a part of the report, those about that part. */
export function alarmsOf(
  alarms: readonly ShownAlarm[],
  { entries }: RunState,
  target: CopyTarget,
): readonly ShownAlarm[] {
  if (target === 'all') return alarms
  const own = entries.filter((entry) =>
    'section' in target ? entry.section === target.section : entry.runId === target.runId,
  )
  const isIn = (place: AlarmPlace): boolean => {
    if (place.of === 'sentence') return own.some(({ id }) => id === place.sentence)
    return (place.of === 'value' || place.of === 'run') && own.some(({ runId }) => runId === place.runId)
  }
  return alarms.filter(({ rule, places }) => !OF_THE_WHOLE.has(rule) && places.slice(0, 1).some(isIn))
}
