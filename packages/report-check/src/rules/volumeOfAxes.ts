import type { Alarm } from '../Alarm.ts'
import { cachedForUnits, placeIn, type Rule, wordsAt } from './Rule.ts'

/**
 * Factors for a volume from three axes: thyroid 0.479 (Brunn 1981, as in AJR 2006;186:234), hemorrhage 0.5,
 * ellipsoid π/6; the bullet formula of the prostate goes up to 0.65.
 */
const LEAST = 0.479 * 0.85
const MOST = 0.5236 * 1.15
const MOST_PROSTATE = 0.65 * 1.15
const MM3_PER_ML = 1000

/** Reports three axes and a volume in one sentence that don't match. */
export const volumeOfAxes: Rule = {
  id: 'R109',
  check: ({ byHand }) => volumesIn(byHand),
}

const volumesIn = cachedForUnits<Alarm>(({ read, unit }) => {
  const [size, ...sizes] = unit.sizes.filter(({ axesMm }) => axesMm.length === 3)
  const [volume, ...volumes] = unit.volumes
  if (!size || !volume || sizes.length + volumes.length > 0) return []
  // In «Links 12 ml, Knoten 17 x 12 x 10 mm» the axes belong to what is named after the volume.
  const isOfAnother = unit.observations.some(({ start, end }) => start >= volume.end && end <= size.start)
  if (isOfAnother) return []
  const product = size.axesMm.reduce((a, b) => a * b, 1) / MM3_PER_ML
  const ratio = volume.value / product
  const most = unit.observations.some(({ organ }) => organ === 'prostate') ? MOST_PROSTATE : MOST
  if (ratio >= LEAST && ratio <= most) return []
  return [
    {
      rule: 'R109',
      level: 'warn',
      places: [placeIn(read, volume), placeIn(read, size)],
      facts: {
        said: wordsAt(read, volume),
        axes: wordsAt(read, size),
        volume: `${rounded(product * 0.5236)} mL`,
      },
      repair: { kind: 'go', to: placeIn(read, volume) },
    },
  ]
})

const rounded = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)))
