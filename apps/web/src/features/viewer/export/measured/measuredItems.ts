import {
  contextOf,
  type FrameId,
  type Measurement,
  PLANE_CALIBRATION,
  type Reading,
  type ReadingContext,
  readingsOf,
  type Stack,
  type StackFrame,
} from '@pandok/viewer'
import type { LocatedFrame, ViewerDesk } from '../../desk/ViewerDesk.ts'
import { decodedFrames } from './decodedFrames.ts'

/** A measurement with what it yields and what it was made on. */
export interface MeasuredItem {
  measurement: Measurement
  readings: readonly Reading[]
  context: ReadingContext
  stack: Stack
  /** Absent: made on a plane that was cut out of the stack. */
  located?: LocatedFrame
}

/** Those of one patient, if one is named, in the order of making. Values of pixels are read anew. */
export async function measuredItems(desk: ViewerDesk, patientKey?: string): Promise<MeasuredItem[]> {
  const placed = desk.measurements.read().items.flatMap((measurement) => placeOf(desk, measurement))
  const own = placed.filter(({ stack }) => patientKey === undefined || stack.patientKey === patientKey)
  const frames = new Map<FrameId, StackFrame>()
  for (const { located } of own) if (located) frames.set(located.frame.id, located.frame)
  const decoded = await decodedFrames(desk, [...frames.values()])
  return own.map((one) => {
    const { measurement, located } = one
    const context: ReadingContext = located
      ? contextOf(located.frame, measurement, { decoded: decoded.get(located.frame.id) })
      : { calibration: PLANE_CALIBRATION }
    return { ...one, context, readings: readingsOf(measurement, context) }
  })
}

function placeOf(
  desk: ViewerDesk,
  measurement: Measurement,
): Pick<MeasuredItem, 'measurement' | 'stack' | 'located'>[] {
  const { place } = measurement
  if (place.on === 'frame') {
    const located = desk.locate(place.frame)
    return located ? [{ measurement, located, stack: located.stack }] : []
  }
  const stack = place.on === 'plane' ? desk.stackOf(place.stack) : undefined
  return stack ? [{ measurement, stack }] : []
}
