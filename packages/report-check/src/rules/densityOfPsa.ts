import type { Alarm } from '../Alarm.ts'
import { phrases } from '../words/phrases.ts'
import { alarmAt } from './calculated.ts'
import { figuresOf, numberOf } from './figuresIn.ts'
import { cachedForUnits, has, type ReadReport } from './Rule.ts'

const densitiesIn = figuresOf(
  new RegExp(`${phrases('psaDensity')}[^\\d.。]{0,6}(\\d[.,]\\d+)`, 'giu'),
  (match) => numberOf(match[1]),
)
const levelsIn = figuresOf(
  /(?<!(?:free|f|%) ?)PSA(?![- ]?\p{L})[^\d.。,，]{0,6}(\d{1,3}(?:[.,]\d+)?)(?!\d|[.,]\d|\s*%)/giu,
  (match) => numberOf(match[1]),
)
const volumesOf = cachedForUnits(({ unit }) => unit.volumes.map(({ value }) => value))

/** The PSA and the volume are rounded in a report, so the quotient may differ a little. */
const TOLERANCE = 0.12

/** Reports a PSA density that isn't the only PSA of the report divided by its only volume. */
export function densityOfPsa({ sentences }: ReadReport): readonly Alarm[] {
  const [density, ...densities] = densitiesIn(sentences)
  if (!density?.read.isByHand || has(density.unit, 'prior')) return []
  const levels = levelsIn(sentences)
  const [level] = levels
  const volumes = new Set(volumesOf(sentences))
  const [volume] = volumes
  if (densities.length > 0 || !level || !volume || volumes.size > 1) return []
  if (new Set(levels.map(({ value }) => value)).size > 1 || has(level.unit, 'prior')) return []
  const expected = level.value / volume
  if (Math.abs(density.value - expected) <= Math.max(0.01, expected * TOLERANCE)) return []
  return [alarmAt(density, density, 'share', expected.toFixed(2))]
}
