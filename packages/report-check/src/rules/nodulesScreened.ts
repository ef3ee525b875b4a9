import type { Alarm } from '../Alarm.ts'
import { phrasePattern } from '../words/phrases.ts'
import { alarmOfFigures } from './figuresIn.ts'
import { gradedIn } from './gradedIn.ts'
import { has, type ReadReport, unitsOf } from './Rule.ts'

const SOLID = phrasePattern('solidWord')
/**
 * The size of the smallest solid nodule that is Lung-RADS 3 in a first screening, plus half a millimeter for
 * rounding (Lung-RADS 2022).
 */
const SCREENED_MM = 6.5
const BENIGN_SHAPE = phrasePattern('benignShape')
const BENIGN_SIGNS = [
  ...(['unchanged', 'prior', 'comparison', 'decrease', 'minor', 'chronic', 'gone', 'mayDeny'] as const),
  ...(['except', 'uncertain'] as const),
] as const

/** Reports Lung-RADS 1 or 2 of a first screening that found a large solid nodule without benign features. */
export function nodulesScreened({ report, sentences, findings }: ReadReport): readonly Alarm[] {
  const graded = gradedIn(sentences).filter(({ category }) => category.system === 'lungRads')
  const [said] = graded
  if (!said || !/^[12]$/u.test(said.category.category)) return []
  if (new Set(graded.map(({ category }) => category.category)).size > 1) return []
  if ((report.context.priors ?? []).length > 0) return []
  if (sentences.some(({ reading }) => reading.units.some((unit) => has(unit, 'prior', 'comparison'))))
    return []
  const [found] = unitsOf(findings).filter(
    ({ unit }) =>
      SOLID.test(unit.text) &&
      !has(unit, ...BENIGN_SIGNS) &&
      !BENIGN_SHAPE.test(unit.text) &&
      unit.observations.some(({ concept, isNegated }) => concept === 'nodule' && !isNegated) &&
      unit.sizes.length === 1 &&
      unit.sizes.some(
        ({ axesMm }) => axesMm.reduce((sum, axis) => sum + axis, 0) / axesMm.length >= SCREENED_MM,
      ),
  )
  if (!found) return []
  const { start, end } = said.category
  return alarmOfFigures(
    { read: said.read, start, end },
    { read: found.read, start: found.unit.start, end: found.unit.end },
    'Lung-RADS 3–4',
  )
}
