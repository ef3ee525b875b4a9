import type { ReportSection } from '@pandok/domain'
import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'
import { cachedForUnits, has, type InUnit, placeIn, type Rule, wordsAt } from './Rule.ts'
import { unknownWords } from './unknownWords.ts'

/** A specimen isn't compared with an earlier one, and a recommendation («if stable») is about the patient. */
const OF_ITSELF: ReadonlySet<ReportSection> = new Set([
  ...(['specimen', 'gross', 'microscopy', 'diagnosis', 'recommendation', 'technique'] as const),
])

/**
 * This matches a year, or a whole day in digits only; other numbers, such as that of an earlier study, name
 * no day.
 */
const YEAR = /(?<!\d)(?:19|20)\d\d(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))?(?!\d)/u

/**
 * «Stable» also describes joints, fractures, fixations and patients, so it is a comparison only next to
 * something that may grow.
 */
const STABLE = new RegExp(`^${phrases('stable')}`, 'iu')

/** These words include the earlier time: «同前», «no interval change». */
const EARLIER = phrasePattern('earlierInWord')

/** «Unchanged after contrast medium», or after a test, doesn't compare with an earlier study. */
const TESTED = phrasePattern('tested')

/** «2時間後X線で不変» compares with an earlier part of the same report. */
const LATER = phrasePattern('later')

/** These words compare with an earlier study, whatever has become of the finding. */
const COMPARED = phrasePattern('comparedWithPrior')

/** A finding may include one word that no list knows: «unchanged pelvic ring fracture». */
const UNKNOWN_MOST = 1

/** «Stable» describes the state of bones, joints and ligaments. */
const isOfState = (concept: string): boolean => /fracture|dislocation|subluxation|tear/iu.test(concept)

const mayGrow = (unit: Unit): boolean =>
  unit.observations.some(
    ({ concept, isNegated }) => concept !== undefined && !isNegated && !isOfState(concept),
  )

/**
 * Returns the place of «unchanged». «著変なし» can also mean «normal», unless a finding or an earlier time is
 * named, and «no difference» may be one between the sides.
 */
function comparedAt(one: InUnit): Span | undefined {
  const { unit } = one
  const compared = COMPARED.exec(unit.text)
  if (compared && one.read.isByHand) {
    const start = unit.start + compared.index
    return { start, end: start + compared[0].length }
  }
  if (!has(unit, 'unchanged')) return undefined
  const isEarlier = has(unit, 'prior') || (has(unit, 'comparison') && unit.sides.length === 0)
  const isCompared =
    has(unit, 'comparison', 'prior') || unit.observations.some(({ concept }) => concept !== undefined)
  const isWithin = (spans: readonly Span[], at: Span) =>
    spans.some(({ start, end }) => start < at.end && end > at.start)
  if (!isEarlier && (TESTED.test(unit.text) || LATER.test(unit.text))) return undefined
  const wordsOf = ({ start, end }: Span) => unit.text.slice(start - unit.start, end - unit.start)
  const isStable = (at: Span) => STABLE.test(wordsOf(at))
  // «Unchanged» alone applies to many things, so without an earlier time all words of the sentence must be
  // known.
  const isUnread = !isEarlier && one.read.isByHand && unknownWords(one).length > UNKNOWN_MOST
  return unit
    .marks('unchanged')
    .find(
      (at) =>
        (!isUnread || EARLIER.test(wordsOf(at))) &&
        (isEarlier || mayGrow(unit) || !isStable(at)) &&
        (isCompared || !isWithin(unit.marks('normal'), at)) &&
        (isEarlier || !isWithin(unit.marks('undiffering'), at)),
    )
}

const daysOfComparison = cachedForUnits<InUnit>((one) => {
  const { read, unit } = one
  const isCompared = read.sentence.section === 'comparison' || has(unit, 'comparison', 'prior')
  return unit.dates.length > 0 && isCompared ? [one] : []
})

const comparedIn = cachedForUnits<InUnit>((one) =>
  !OF_ITSELF.has(one.read.sentence.section) && comparedAt(one) !== undefined ? [one] : [],
)

/** Reports «unchanged» for a patient without an earlier study. */
export const unchangedSinceWhen: Rule = {
  id: 'R121',
  check({ report, sentences }) {
    const { priors } = report.context
    if (priors === undefined || priors.length > 0) return []
    if (sentences.some(({ sentence }) => sentence.section === 'comparison' && YEAR.test(sentence.text)))
      return []
    if (daysOfComparison(sentences).length > 0) return []
    const [found] = comparedIn(sentences)
    const at = found && comparedAt(found)
    if (!found || !at) return []
    return [
      {
        rule: 'R121',
        level: 'warn',
        places: [
          placeIn(found.read, at),
          ...(report.context.patient?.id === undefined ? [] : [{ of: 'image' as const }]),
        ],
        facts: { what: wordsAt(found.read, at) },
        repair: { kind: 'go', to: placeIn(found.read, at) },
      } satisfies Alarm,
    ]
  },
}
