import type { Alarm, AlarmPlace, CheckedReport } from '@pandok/report-check'
import type { ShownAlarm } from './ShownAlarm.ts'

/** Adds a key and a wording to alarms, by which they are recognized later. */
export function namedAlarms(alarms: readonly Alarm[], { sentences }: CheckedReport): readonly ShownAlarm[] {
  const texts = new Map(sentences.map(({ id, text }) => [id, text]))
  const seen = new Map<string, number>()
  return alarms.map((alarm) => {
    const { rule, variant = '', places, facts } = alarm
    const about = [rule, variant, ...places.map(placeId)].join(' ')
    const times = (seen.get(about) ?? 0) + 1
    seen.set(about, times)
    const said = places.flatMap((place) => (place.of === 'sentence' ? (texts.get(place.sentence) ?? []) : []))
    const wording = JSON.stringify([rule, variant, said, Object.values(facts)])
    return { ...alarm, key: `${about} ${times}`, wording }
  })
}

function placeId(place: AlarmPlace): string {
  switch (place.of) {
    case 'sentence':
      return place.sentence
    case 'value':
      return [place.runId, place.filling, place.at.id, place.at.row ?? ''].join('.')
    case 'run':
      return place.runId
    case 'region':
      return place.region
    case 'image':
      return ''
  }
}

export function isSameAlarms(a: readonly ShownAlarm[], b: readonly ShownAlarm[]): boolean {
  return a.length === b.length && a.every((alarm, index) => isSameAlarm(alarm, b[index]))
}

/** Positions shift while text is typed before them, so keys alone don't identify an alarm. */
const isSameAlarm = (a: ShownAlarm, b: ShownAlarm | undefined): boolean =>
  JSON.stringify([a.key, a.wording, a.places, a.repair]) ===
  JSON.stringify([b?.key, b?.wording, b?.places, b?.repair])
