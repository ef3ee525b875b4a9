import {
  contextOf,
  type FrameId,
  type Measurement,
  type Reading,
  type ReadingContext,
  readingsOf,
  type SlideSource,
  type Stack,
  type StackFrame,
  slideCalibration,
} from '@pandok/viewer'
import type { LocatedFrame, ViewerDesk } from '#features/viewer/desk/ViewerDesk.ts'
import { isOf, slideOwner } from '#features/viewer/desk/whose.ts'
import { planeContext, planeReadingsOf, VALUED } from '#features/viewer/measurements/planeValues.ts'
import { decodedFrames } from './decodedFrames.ts'

/** A measurement with what it yields and what it was made on. */
export interface MeasuredItem {
  measurement: Measurement
  readings: readonly Reading[]
  context: ReadingContext
  /** Absent: made on a slide. */
  stack?: Stack
  /** Absent: made on a plane that was cut out of the stack, or on a slide. */
  located?: LocatedFrame
  slide?: SlideSource
}

/** Those of one patient, if one is named, in the order of making. Values of pixels are read anew. */
export async function measuredItems(desk: ViewerDesk, patientKey?: string): Promise<MeasuredItem[]> {
  const placed = desk.measurements.read().items.flatMap((measurement) => placeOf(desk, measurement))
  const own = placed.filter(({ stack, slide }) => {
    const itsPatient = slide ? slideOwner(desk, slide.id)?.patientKey : stack?.patientKey
    return isOf(desk, patientKey, itsPatient)
  })
  const frames = new Map<FrameId, StackFrame>()
  for (const { measurement, located, stack } of own) {
    const isCut = measurement.place.on === 'plane' && VALUED.has(measurement.tool)
    const needed = located ? [located.frame] : isCut ? (stack?.frames ?? []) : []
    for (const frame of needed) frames.set(frame.id, frame)
  }
  const decoded = await decodedFrames(desk, [...frames.values()])
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

function placeOf(desk: ViewerDesk, measurement: Measurement): Omit<MeasuredItem, 'readings' | 'context'>[] {
  const { place } = measurement
  if (place.on === 'frame') {
    const located = desk.locate(place.frame)
    return located ? [{ measurement, located, stack: located.stack }] : []
  }
  if (place.on === 'slide') {
    const slide = desk.slides.read().slides.find(({ id }) => id === place.slide)
    return slide ? [{ measurement, slide }] : []
  }
  const stack = desk.stackOf(place.stack)
  return stack ? [{ measurement, stack }] : []
}
