import type { Alarm } from '../Alarm.ts'
import { phrases } from '../words/phrases.ts'
import { alarmOfFigures, figuresOf } from './figuresIn.ts'
import { gradedIn, isEarlier } from './gradedIn.ts'
import { has, type ReadReport } from './Rule.ts'

/**
 * This reads «DWI 5», «T2スコア5» and «T2WI 5分». A number followed by a unit of length, or separated by another
 * word, isn't a score.
 */
const scoreOf = (sequence: string) =>
  figuresOf(
    new RegExp(
      `(?<![\\p{L}\\d])${sequence}(?:[- ]?${phrases('scoreName')}|[:：=])?\\s?([1-5])(?![\\d/]|[.,]\\d|\\s?[-–]|\\s?(?:mm|cm|x|×))`,
      'giu',
    ),
    (match) => Number(match[1]),
  )
const diffusionIn = scoreOf('DWI')
const signalIn = scoreOf('T2(?:WI?)?')
const SUSPICIOUS = 4
const HARMLESS = 2

/**
 * Reports a PI-RADS category that is far from both of its only scores: in each zone one of the two decides
 * (PI-RADS v2.1).
 */
export function scoresOfProstate({ sentences, findings }: ReadReport): readonly Alarm[] {
  const graded = gradedIn(sentences).filter((one) => one.category.system === 'pirads' && !isEarlier(one))
  const [said] = graded
  if (!said || new Set(graded.map(({ category }) => category.category)).size > 1) return []
  const [diffusion, ...diffusions] = diffusionIn(findings)
  const [signal, ...signals] = signalIn(findings)
  if (!diffusion || !signal || diffusions.length > 0 || signals.length > 0) return []
  if (diffusion.value !== signal.value || has(diffusion.unit, 'prior') || has(signal.unit, 'prior')) return []
  const value = Number(said.category.category)
  const isFar =
    diffusion.value >= SUSPICIOUS ? value < SUSPICIOUS : diffusion.value <= HARMLESS && value >= SUSPICIOUS
  if (!isFar) return []
  const { start, end } = said.category
  return alarmOfFigures({ read: said.read, start, end }, diffusion, `PI-RADS ${diffusion.value}`)
}
