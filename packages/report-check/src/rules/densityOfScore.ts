import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import { has, type InUnit, placeIn, type ReadReport, unitsOf, wordsAt } from './Rule.ts'

/** From this T-score down the bone density is that of osteoporosis (WHO Technical Report Series 843, 1994). */
const OSTEOPOROSIS = -2.5
/** T-scores classify after the menopause and in men from this age on (ISCD); before, Z-scores do. */
const AGE_MIN = 50

const SCORE = /^[^\d\-−–－,，、;；。]{0,12}([-−–－]\s?\d(?:[.,]\d+)?)(?!\d)/u

interface Score extends Span, InUnit {
  value: number
}

function scoresIn(one: InUnit): readonly Score[] {
  const { unit } = one
  // Scores of places that the classification leaves out.
  if (has(unit, 'except', 'uncertain')) return []
  return unit.marks('tScore').flatMap(({ start, end }) => {
    // A word of an earlier time beside it, without a comma or a bracket between.
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

/** Reports osteopenia where the lowest T-score is one of osteoporosis. */
export function densityOfScore({ report, findings, conclusion }: ReadReport): readonly Alarm[] {
  const units = unitsOf(conclusion)
  const said = units.find(({ unit }) => has(unit, 'osteopenia'))
  const at = said?.unit.marks('osteopenia')[0]
  const { ageYears = AGE_MIN } = report.context.patient ?? {}
  if (!said || !at || ageYears < AGE_MIN || units.some(({ unit }) => has(unit, 'osteoporosis'))) return []
  if (has(said.unit, 'prior', 'mayDeny')) return []
  const [lowest] = [...unitsOf(findings), ...units].flatMap(scoresIn).toSorted((a, b) => a.value - b.value)
  if (!lowest || lowest.value > OSTEOPOROSIS || (!said.read.isByHand && !lowest.read.isByHand)) return []
  const place = placeIn(said.read, at)
  return [
    {
      rule: 'R112',
      level: 'warn',
      variant: 'density',
      places: [place, placeIn(lowest.read, lowest)],
      facts: { here: wordsAt(said.read, at), there: wordsAt(lowest.read, lowest) },
      repair: { kind: 'go', to: place },
    },
  ]
}
