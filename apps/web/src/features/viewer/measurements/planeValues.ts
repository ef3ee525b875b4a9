import {
  createVolume,
  type DecodedFrame,
  type FrameId,
  type Measurement,
  type MeasurementPlace,
  PLANE_CALIBRATION,
  planeSampler,
  type Reading,
  type ReadingContext,
  readingsOf,
  type Stack,
  volumeOf,
} from '@pandok/viewer'

/** These tell of values, so that they need the pixels. */
export const VALUED: ReadonlySet<string> = new Set(['rectangle', 'ellipse', 'freehand', 'probe'])

/** What the readings of a measurement on a plane depend on; without values where not all of the slices are there. */
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

/** Each of them says that it comes from a plane that was cut, values as well. */
export const planeReadingsOf = (measurement: Pick<Measurement, 'tool' | 'points'>, context: ReadingContext) =>
  readingsOf(measurement, context).map((reading): Reading => ({ ...reading, source: 'plane' }))
