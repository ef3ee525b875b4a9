import type { LocatedFrame } from '@pandok/viewer'
import {
  contextOf,
  type FrameId,
  type InstanceRecord,
  isOf,
  type Measurement,
  planeContext,
  planeReadingsOf,
  type Reading,
  type ReadingContext,
  readingsOf,
  type SlideSource,
  type Stack,
  type StackFrame,
  slideCalibration,
  slideOwner,
  VALUED,
  type Viewer,
} from '@pandok/viewer'
import { decodedFrames } from './decodedFrames.ts'

/** A measurement with its readings and its image. */
export interface MeasuredItem {
  measurement: Measurement
  readings: readonly Reading[]
  context: ReadingContext
  /** Absent for a measurement on a slide. */
  stack?: Stack
  /** Absent for a measurement on a reformatted plane or a slide. */
  located?: LocatedFrame
  slide?: SlideSource
  /** The patient; undefined if the file doesn't name one and the open studies don't determine one. */
  patientKey: string | undefined
  /** The record of its image, or of the first of several. */
  record: InstanceRecord | undefined
}

/** The measurements in order of creation, of one patient if given. Pixel statistics are computed again. */
export async function measuredItems(viewer: Viewer, patientKey?: string): Promise<MeasuredItem[]> {
  const placed = viewer.measurements.read().items.flatMap((measurement) => placeOf(viewer, measurement))
  const own = placed.filter((one) => isOf(viewer, patientKey, one.patientKey))
  const frames = new Map<FrameId, StackFrame>()
  for (const { measurement, located, stack } of own) {
    const isCut = measurement.place.on === 'plane' && VALUED.has(measurement.tool)
    const needed = located ? [located.frame] : isCut ? (stack?.frames ?? []) : []
    for (const frame of needed) frames.set(frame.id, frame)
  }
  const decoded = await decodedFrames(viewer, [...frames.values()])
  return own.map((one) => {
    const { measurement, located, slide, stack } = one
    const { place } = measurement
    if (place.on === 'plane' && stack) {
      const context = planeContext(measurement, place, stack, (id) => decoded.get(id))
      return { ...one, context, readings: planeReadingsOf(measurement, context) }
    }
    const context: ReadingContext = located
      ? contextOf(located.frame, measurement, { decoded: decoded.get(located.frame.id) })
      : { calibration: slideCalibration(slide?.micronsPerPixel) }
    return { ...one, context, readings: readingsOf(measurement, context) }
  })
}

type Placed = Omit<MeasuredItem, 'readings' | 'context'>

function placeOf(viewer: Viewer, measurement: Measurement): Placed[] {
  const { place } = measurement
  if (place.on === 'slide') {
    const slide = viewer.slides.read().slides.find(({ id }) => id === place.slide)
    const owner = slide && slideOwner(viewer, slide.id)
    const patientKey = owner?.patientKey ?? onlyPatient(viewer)
    return slide ? [{ measurement, slide, patientKey, record: owner?.record }] : []
  }
  const located = place.on === 'frame' ? viewer.locate(place.frame) : undefined
  const stack = place.on === 'frame' ? located?.stack : viewer.stackOf(place.stack)
  if (!stack) return []
  const { patientKey } = stack
  const { record } = (located?.frame ?? stack.frames[0])?.instance ?? {}
  return [{ measurement, stack, patientKey, record, ...(located && { located }) }]
}

function onlyPatient({ studies }: Viewer): string | undefined {
  const { patients } = studies.read()
  return patients.length === 1 ? patients[0]?.key : undefined
}
