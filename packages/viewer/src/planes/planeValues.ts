import { PLANE_CALIBRATION } from '../measure/calibration/otherCalibrations.ts'
import { planeSampler } from '../measure/reading/planeSampler.ts'
import { type ReadingContext, readingsOf } from '../measure/reading/readingsOf.ts'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { Measurement, MeasurementPlace, Reading } from '../model/Measurement.ts'
import type { FrameId, Stack } from '../model/Stack.ts'
import { createVolume } from '../space/volume/createVolume.ts'
import { volumeOf } from '../space/volume/volumeOf.ts'

/** Tools with value readings, which need the pixels. */
export const VALUED: ReadonlySet<string> = new Set(['rectangle', 'ellipse', 'freehand', 'probe'])

/** The context for readings on a plane; without values if slices are missing. */
export function planeContext(
  { tool, points }: Pick<Measurement, 'tool' | 'points'>,
  place: Extract<MeasurementPlace, { on: 'plane' }>,
  stack: Stack,
  pixelsOf: (frame: FrameId) => DecodedFrame | undefined,
): ReadingContext {
  const calibration = PLANE_CALIBRATION
  const verdict = VALUED.has(tool) ? volumeOf(stack) : undefined
  if (!verdict?.ok) return { calibration }
  const decoded = verdict.shape.frames.flatMap(({ id }) => pixelsOf(id) ?? [])
  if (decoded.length < verdict.shape.frames.length) return { calibration }
  return { calibration, pixels: planeSampler(createVolume(verdict.shape, decoded), place, points) }
}

/** All readings are marked as coming from a reformatted plane, values included. */
export const planeReadingsOf = (measurement: Pick<Measurement, 'tool' | 'points'>, context: ReadingContext) =>
  readingsOf(measurement, context).map((reading): Reading => ({ ...reading, source: 'plane' }))
