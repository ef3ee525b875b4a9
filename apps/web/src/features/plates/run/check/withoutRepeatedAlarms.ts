import type { Concern } from '@pandok/board'
import type { Alarm, AlarmPlace, RuleId } from '@pandok/report-check'

/**
 * Removes alarms that repeat another message: one of the run's own concerns, or an alarm that identifies
 * which of two places is wrong.
 */
export function withoutRepeatedAlarms(
  alarms: readonly Alarm[],
  concerns: readonly Concern[],
): readonly Alarm[] {
  const against = new Set(alarms.flatMap((alarm) => (alarm.rule === 'R126' ? sentencesOf(alarm) : [])))
  return alarms.filter(
    (alarm) =>
      !concerns.some((concern) => isSame(alarm, concern)) &&
      !(BETWEEN_SENTENCES.has(alarm.rule) && sentencesOf(alarm).some((id) => against.has(id))),
  )
}

/**
 * For two contradicting sentences, these rules can't tell which one is wrong. If one was edited against its
 * own values, it is the wrong one, and a repair of the other would spread the error.
 */
const BETWEEN_SENTENCES: ReadonlySet<RuleId> = new Set<RuleId>([
  'R108',
  'R112',
  'R115',
  'R125',
  'R128',
  'R363',
])

const sentencesOf = ({ places }: Alarm): readonly string[] =>
  places.flatMap((place) => (place.of === 'sentence' ? [place.sentence] : []))

function isSame({ rule, places }: Alarm, concern: Concern): boolean {
  const [first] = places
  switch (concern.kind) {
    case 'outdated':
      return rule === 'R126' && first?.of === 'sentence' && first.sentence === concern.entryId
    case 'conflict':
      return !concern.isRepeated && !concern.advice && isBetween(places, concern.runIds)
    case 'check':
    case 'fault':
    case 'unlinked':
      return (
        first?.of === 'value' &&
        first.runId === concern.runId &&
        first.filling === concern.filling &&
        first.at.id === concern.at?.id &&
        first.at.row === concern.at?.row
      )
    case 'lacking':
    case 'incomputable':
    case 'unconfirmed':
    case 'waiting':
    case 'unconcluded':
      return false
  }
}

function isBetween(places: readonly AlarmPlace[], runIds: readonly [string, string]): boolean {
  const runs = places.flatMap((place) => {
    if (place.of === 'value' || place.of === 'run') return [place.runId]
    // An entry's id starts with the id of its run.
    return place.of === 'sentence' ? [place.sentence.split(' ')[0] ?? ''] : []
  })
  return places.length > 1 && runs.length === places.length && runs.every((id) => runIds.includes(id))
}
