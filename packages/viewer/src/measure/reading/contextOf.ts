import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Calibration, Measurement } from '../../model/Measurement.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { calibrationOf } from '../calibration/calibrationOf.ts'
import { regionOf } from '../calibration/regionOf.ts'
import type { ReadingContext } from './readingsOf.ts'
import { samplerOf } from './samplerOf.ts'

/** Everything that the readings of a measurement on a frame depend on. */
export function contextOf(
  frame: StackFrame,
  { points }: Pick<Measurement, 'points'>,
  { decoded, reader }: { decoded?: DecodedFrame | undefined; reader?: Calibration | undefined } = {},
): ReadingContext {
  const { regions, spacing } = frame.frame
  return {
    calibration: calibrationOf(frame, points, reader),
    pixels: decoded && samplerOf(decoded, frame),
    region: reader ? undefined : regionOf(regions, points),
    aspect: spacing.aspect,
  }
}
