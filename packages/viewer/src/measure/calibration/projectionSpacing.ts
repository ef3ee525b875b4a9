import type { RowColumn, SpacingFacts } from '../../model/Geometry.ts'
import type { SpacingSource } from '../../model/Measurement.ts'
import { isNear, isSize } from './size.ts'

const usable = (spacing: RowColumn | undefined): RowColumn | undefined =>
  spacing && isSize(spacing[0]) && isSize(spacing[1]) ? spacing : undefined

/**
 * What a projection's pixels measure (PS3.3 10.7). The order is that of trust: a calibration that is named, a correction
 * that can be made, one that was evidently made, the detector's own size, and a spacing of which nothing else is said.
 */
export function projectionSpacing(
  facts: SpacingFacts,
): { spacing: RowColumn; source: SpacingSource } | undefined {
  const [pixel, imager, nominal] = [usable(facts.pixel), usable(facts.imager), usable(facts.nominal)]
  if (pixel && facts.calibration === 'GEOMETRY') return { spacing: pixel, source: 'corrected' }
  if (pixel && facts.calibration === 'FIDUCIAL') return { spacing: pixel, source: 'fiducial' }
  const magnification = magnificationOf(facts)
  if (imager && magnification !== undefined) {
    return { spacing: [imager[0] / magnification, imager[1] / magnification], source: 'corrected' }
  }
  if (imager && pixel) {
    if (isSame(imager, pixel)) return { spacing: imager, source: 'detector' }
    if (imager[0] > pixel[0] && imager[1] > pixel[1]) return { spacing: pixel, source: 'corrected' }
    // Larger in the patient than at the detector is impossible: whatever it was made for, it isn't a correction.
    return { spacing: pixel, source: 'unspecified' }
  }
  if (imager) return { spacing: imager, source: 'detector' }
  if (nominal && (!pixel || isSame(nominal, pixel))) return { spacing: nominal, source: 'film' }
  return pixel && { spacing: pixel, source: 'unspecified' }
}

/** Nothing is nearer to the source than the source, and nothing behind the detector: less than 1 is a slip. */
function magnificationOf({ magnification, sourceToDetector, sourceToPatient }: SpacingFacts) {
  const isPossible = (factor: number | undefined): factor is number => isSize(factor) && factor >= 1
  if (isPossible(magnification)) return magnification
  if (!isSize(sourceToDetector) || !isSize(sourceToPatient)) return undefined
  const factor = sourceToDetector / sourceToPatient
  return isPossible(factor) ? factor : undefined
}

const isSame = (a: RowColumn, b: RowColumn): boolean => isNear(a[0], b[0]) && isNear(a[1], b[1])
