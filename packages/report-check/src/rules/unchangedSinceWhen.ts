import type { ReportSection } from '@pandok/domain'
import type { Alarm } from '../Alarm.ts'
import type { Unit } from '../text/readText.ts'
import { has, placeIn, type Rule, unitsOf, wordsAt } from './Rule.ts'

/** A specimen isn't compared with an earlier one, and advice («if stable») is about the patient. */
const OF_ITSELF: ReadonlySet<ReportSection> = new Set([
  ...(['specimen', 'gross', 'microscopy', 'diagnosis', 'recommendation', 'technique'] as const),
])

/** «육종양 변화 없음», «信号変化», «Typ IIc stabil», «hemodynamically stable»: a state or a kind of change, of which time says nothing. */
const KIND_BEFORE =
  /(?:[성양적]|신호|골|구조|sign?al|degenerat\p{L}*|ischä?e?mi\p{L}*|[性的号骨質态態度]|klinisch|头|关节|生命体征|循环|血压|病情|活力|관절|骨頭|hämodynamisch|kreislauf|clinically|h(?:a?e)modynamically|mechani\p{L}+|Typ\s\S+|type\s\S+|falls|sofern|wenn|if)\s*$/iu

const isOfKind = (text: string, unit: Unit): boolean =>
  unit.marks('unchanged').every(({ start }) => KIND_BEFORE.test(text.slice(0, start)))

/** «Unchanged» of a patient without an earlier study. */
export const unchangedSinceWhen: Rule = {
  id: 'R121',
  check({ report, sentences }) {
    const { priors } = report.context
    if (priors === undefined || priors.length > 0) return []
    if (sentences.some(({ sentence }) => sentence.section === 'comparison' && /\d{4}/u.test(sentence.text)))
      return []
    const units = unitsOf(sentences)
    if (units.some(({ unit }) => unit.dates.length > 0 && has(unit, 'comparison', 'prior'))) return []
    const found = units.find(
      ({ read, unit }) =>
        !OF_ITSELF.has(read.sentence.section) && has(unit, 'unchanged') && !isOfKind(read.reading.text, unit),
    )
    const at = found?.unit.marks('unchanged')[0]
    if (!found || !at) return []
    return [
      {
        ...{ rule: 'R121', level: 'warn' },
        places: [placeIn(found.read, at), { of: 'image' }],
        facts: { what: wordsAt(found.read, at) },
        repair: { kind: 'go', to: placeIn(found.read, at) },
      } satisfies Alarm,
    ]
  },
}
