import type { ImagePoint, RowColumn } from '../../model/Geometry.ts'
import type { Calibration, SpacingSource } from '../../model/Measurement.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { projectionSpacing } from './projectionSpacing.ts'
import { regionCalibration } from './regionCalibration.ts'
import { isSize } from './size.ts'

/** For an unknown pixel size. */
export const PIXELS: Calibration = { x: 1, y: 1, unit: 'px', source: 'none' }

/**
 * The pixel size at a measurement's points, and its source. The reader's calibration has priority over the
 * file's; without a plausible one, values are in pixels, never in invented millimeters.
 */
export function calibrationOf(
  frame: StackFrame,
  points: readonly ImagePoint[] = [],
  reader?: Calibration,
): Calibration {
  if (reader && isSize(reader.x) && isSize(reader.y)) return reader
  if (frame.frame.regions.length > 0) return regionCalibration(frame.frame.regions, points) ?? PIXELS
  const known = frame.frame.spacing.isProjection
    ? projectionSpacing(frame.frame.spacing)
    : sectionSpacing(frame)
  return known ? inMillimetres(known.spacing, known.source) : PIXELS
}

/** Pixel Spacing is [vertical, horizontal] (PS3.3 10.7.1.3). */
const inMillimetres = ([vertical, horizontal]: RowColumn, source: SpacingSource): Calibration => ({
  x: horizontal,
  y: vertical,
  unit: 'mm',
  source,
})

/** The prefix of the classes of multi-frame secondary capture as well. */
const SECONDARY_CAPTURE = '1.2.840.10008.5.1.4.1.1.7'

function sectionSpacing(frame: StackFrame): { spacing: RowColumn; source: SpacingSource } | undefined {
  const { spacing, geometry } = frame.frame
  const { pixel, nominal, calibration } = spacing
  if (isSpacing(pixel) && calibration === 'FIDUCIAL') return { spacing: pixel, source: 'fiducial' }
  if (isSpacing(pixel) && calibration === 'GEOMETRY') return { spacing: pixel, source: 'corrected' }
  const { sopClass } = frame.instance.record
  const isCaptured = sopClass === SECONDARY_CAPTURE || sopClass.startsWith(`${SECONDARY_CAPTURE}.`)
  // A captured screen or film counts as a cross-section only if it has a position in the patient.
  if (isCaptured && !geometry) return capturedSpacing(pixel, nominal)
  if (isSpacing(pixel)) return { spacing: pixel, source: 'patient' }
  return isSpacing(nominal) ? { spacing: nominal, source: 'film' } : undefined
}

function capturedSpacing(pixel: RowColumn | undefined, nominal: RowColumn | undefined) {
  if (isSpacing(nominal)) return { spacing: nominal, source: 'film' as const }
  return isSpacing(pixel) ? { spacing: pixel, source: 'unspecified' as const } : undefined
}

const isSpacing = (spacing: RowColumn | undefined): spacing is RowColumn =>
  spacing !== undefined && isSize(spacing[0]) && isSize(spacing[1])
