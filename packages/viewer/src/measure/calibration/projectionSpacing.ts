import type { RowColumn, SpacingFacts } from '../../model/Geometry.ts'
import type { SpacingSource } from '../../model/Measurement.ts'
import { isNear, isSize } from './size.ts'

const usable = (spacing: RowColumn | undefined): RowColumn | undefined =>
  spacing && isSize(spacing[0]) && isSize(spacing[1]) ? spacing : undefined

/**
 * The pixel size of a projection (PS3.3 10.7), in order of trust: a declared calibration, a correction that
 * can be computed, one that was evidently applied, the detector's own size, and an unexplained spacing.
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
    // A size in the patient can't be larger than at the detector, so this is no correction.
    return { spacing: pixel, source: 'unspecified' }
  }
  if (imager) return { spacing: imager, source: 'detector' }
  if (nominal && (!pixel || isSame(nominal, pixel))) return { spacing: nominal, source: 'film' }
  return pixel && { spacing: pixel, source: 'unspecified' }
}

/** The patient is between source and detector, so a magnification below 1 is an error. */
function magnificationOf({ magnification, sourceToDetector, sourceToPatient }: SpacingFacts) {
  const isPossible = (factor: number | undefined): factor is number => isSize(factor) && factor >= 1
  if (isPossible(magnification)) return magnification
  if (!isSize(sourceToDetector) || !isSize(sourceToPatient)) return undefined
  const factor = sourceToDetector / sourceToPatient
  return isPossible(factor) ? factor : undefined
}

const isSame = (a: RowColumn, b: RowColumn): boolean => isNear(a[0], b[0]) && isNear(a[1], b[1])
