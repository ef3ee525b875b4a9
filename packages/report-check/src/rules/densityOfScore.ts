import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import { phrasePattern } from '../words/phrases.ts'
import { has, type InUnit, placeIn, type ReadReport, unitsOf, wordsAt } from './Rule.ts'

/**
 * At this T-score and below, the bone density is that of osteoporosis (WHO Technical Report Series 843,
 * 1994).
 */
const OSTEOPOROSIS = -2.5
/** T-scores classify women after menopause and men from this age on; for others, Z-scores do (ISCD). */
const AGE_MIN = 50

const SCORE = /^[^\d\-−–－,，、;；。]{0,12}([-−–－]\s?\d(?:[.,]\d+)?)(?!\d)/u

interface Score extends Span, InUnit {
  value: number
}

function scoresIn(one: InUnit): readonly Score[] {
  const { unit } = one
  // Such a sentence gives scores of places that the classification excludes.
  if (has(unit, 'except', 'uncertain')) return []
  return unit.marks('tScore').flatMap(({ start, end }) => {
    // A score is an earlier one if a word for an earlier time is next to it, without a comma or a bracket in
    // between.
    const isEarlier = unit.marks('prior').some((mark) => {
      const [from, to] = mark.end <= start ? [mark.end, start] : [end, mark.start]
      return !/[,，、;；()（）]/u.test(unit.text.slice(from - unit.start, to - unit.start))
    })
    if (isEarlier) return []
    const found = SCORE.exec(unit.text.slice(end - unit.start))
    const written = found?.[1] ?? ''
    if (written === '') return []
    const value = -Number(written.replace(/[^\d.,]/gu, '').replace(',', '.'))
    const to = end + (found?.[0].length ?? 0)
    return [{ ...one, value, start: to - written.length, end: to }]
  })
}

/** Above this T-score the bone density is normal. */
const NORMAL = -1
const SCORES_MIN = 2
/** Osteoporosis is also diagnosed by a fracture, by fracture risk and by other scores. */
const OTHERWISE_DIAGNOSED = phrasePattern('riskOfFracture')

/**
 * Reports osteoporosis where all of several T-scores are above its threshold, and osteopenia as well where
 * all are normal.
 */
export function densityAboveScores({
  report,
  sentences,
  findings,
  conclusion,
}: ReadReport): readonly Alarm[] {
  const { ageYears = AGE_MIN } = report.context.patient ?? {}
  const said = unitsOf(conclusion).filter(({ unit }) => has(unit, 'osteoporosis', 'osteopenia'))
  const [one, ...others] = said
  const at = one && (one.unit.marks('osteoporosis')[0] ?? one.unit.marks('osteopenia')[0])
  if (!one || !at || others.length > 0 || ageYears < AGE_MIN) return []
  if (has(one.unit, 'prior', 'mayDeny', 'postoperative', 'uncertain', 'unchanged', 'except')) return []
  const scores = unitsOf(findings).flatMap(scoresIn)
  const [lowest] = scores.toSorted((a, b) => a.value - b.value)
  // A score that wasn't recognized might be the lowest one.
  const isEachRead = unitsOf(findings).every(
    (each) => each.unit.marks('tScore').length === scoresIn(each).length,
  )
  const limit = has(one.unit, 'osteoporosis') ? OSTEOPOROSIS : NORMAL
  if (!lowest || scores.length < SCORES_MIN || !isEachRead || lowest.value <= limit) return []
  const isOtherwise = sentences.some(
    ({ reading, sentence }) =>
      OTHERWISE_DIAGNOSED.test(sentence.text) ||
      reading.units.some((unit) => unit.observations.some(({ concept }) => concept === 'fracture')),
  )
  return isOtherwise ? [] : alarmOf({ ...one, at }, lowest)
}

/** Reports osteopenia where the lowest T-score indicates osteoporosis. */
export function densityOfScore({ report, findings, conclusion }: ReadReport): readonly Alarm[] {
  const units = unitsOf(conclusion)
  const said = units.find(({ unit }) => has(unit, 'osteopenia'))
  const at = said?.unit.marks('osteopenia')[0]
  const { ageYears = AGE_MIN } = report.context.patient ?? {}
  if (!said || !at || ageYears < AGE_MIN || units.some(({ unit }) => has(unit, 'osteoporosis'))) return []
  if (has(said.unit, 'prior', 'mayDeny')) return []
  const [lowest] = [...unitsOf(findings), ...units].flatMap(scoresIn).toSorted((a, b) => a.value - b.value)
  return lowest && lowest.value <= OSTEOPOROSIS ? alarmOf({ ...said, at }, lowest) : []
}

function alarmOf({ read, at }: InUnit & { at: Span }, lowest: Score): readonly Alarm[] {
  if (!read.isByHand && !lowest.read.isByHand) return []
  const place = placeIn(read, at)
  return [
    {
      rule: 'R112',
      level: 'warn',
      variant: 'density',
      places: [place, placeIn(lowest.read, lowest)],
      facts: { here: wordsAt(read, at), there: wordsAt(lowest.read, lowest) },
      repair: { kind: 'go', to: place },
    },
  ]
}
