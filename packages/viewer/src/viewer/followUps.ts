import type { ImagePoint, Vector } from '../model/Geometry.ts'
import type { Measurement, Reading } from '../model/Measurement.ts'
import type { FrameId, Stack, StackFrame } from '../model/Stack.ts'
import { imagePoint, patientPoint, planeOf } from '../space/plane/ImagePlane.ts'
import { matchingFrame } from '../space/sync/matchingFrame.ts'
import { centerOf, frameOf, isSameFrameOfReference, linkStacks } from '../space/sync/stackLink.ts'
import { add, length, subtract } from '../space/vector.ts'
import { trackingOf } from './findingUid.ts'
import { measurementReadings } from './measurementReadings.ts'
import type { Viewer } from './Viewer.ts'

type Parts = Pick<Viewer, 'session' | 'measurements' | 'studies' | 'stackOf' | 'locate'>

/** A measurement of an older study at its position on a newer image. */
export interface Ghost {
  prior: Measurement
  points: readonly ImagePoint[]
}

interface Side {
  stack: Stack
  /** The frame that the reader has linked with the other side's. */
  anchor: StackFrame
}

/** Measurements of older studies that are linked with a viewport, where its image shows the same level. */
export function ghostsOn(viewer: Parts, at: number): Ghost[] {
  const { session, measurements } = viewer
  const { viewports } = session.read()
  const [current, frame] = [sideOf(viewer, at), viewports[at]?.frame]
  const shown = current?.stack.frames.find(({ id }) => id === frame)
  if (!current || !shown) return []
  const { items } = measurements.read()
  const here = shown.instance.record.study.uid
  const followed = new Set(
    items.flatMap((item) => [
      ...(item.follows === undefined ? [] : [item.follows]),
      // A report of this study may already contain the same finding.
      ...(studyOf(viewer, item)?.uid === here ? [trackingOf(item)] : []),
    ]),
  )
  return viewports.flatMap((_, other) => {
    const older = other === at ? undefined : sideOf(viewer, other)
    if (!older || !isOlder(viewer, older.stack, current.stack)) return []
    return items.flatMap((prior) => {
      if (prior.place.on !== 'frame' || followed.has(trackingOf(prior))) return []
      const points = ghostPoints(prior, prior.place.frame, older, current, shown)
      return points ? [{ prior, points }] : []
    })
  })
}

/** A frame of reference of an older study and that of the newer one that it is linked with. */
export interface LinkedFrames {
  from: string
  to: string
  /** From a position in the older frame to the same one in the newer, in mm. */
  shift: Vector
}

/** The frames of reference of older studies that are linked with newer ones on the screen. */
export function linkedFrames(viewer: Parts): LinkedFrames[] {
  const sides = viewer.session.read().viewports.flatMap((_, at) => sideOf(viewer, at) ?? [])
  return sides.flatMap((current) =>
    sides.flatMap((older): LinkedFrames[] => {
      const [from, to] = [older, current].map(({ anchor }) => anchor.instance.record.frameOfReference)
      if (from === undefined || to === undefined || from === to) return []
      if (!isOlder(viewer, older.stack, current.stack)) return []
      return [{ from, to, shift: shiftOf(older.anchor, current.anchor) }]
    }),
  )
}

const studyOf = ({ locate }: Pick<Parts, 'locate'>, { place }: Measurement) =>
  place.on === 'frame' ? locate(place.frame)?.frame.instance.record.study : undefined

function sideOf({ session, stackOf }: Parts, at: number): Side | undefined {
  const { stack: id, anchor } = session.read().viewports[at] ?? {}
  const stack = id === undefined ? undefined : stackOf(id)
  const frame = stack && anchor !== undefined ? frameOf({ stack, frame: anchor }) : undefined
  return stack && frame && { stack, anchor: frame }
}

/** A patient's studies are sorted newest first. */
function isOlder({ studies }: Parts, one: Stack, than: Stack): boolean {
  const keys = studies
    .read()
    .patients.find(({ key }) => key === than.patientKey)
    ?.studies.map(({ key }) => key)
  return (
    keys !== undefined &&
    one.patientKey === than.patientKey &&
    keys.indexOf(one.studyKey) > keys.indexOf(than.studyKey)
  )
}

function ghostPoints(
  { points }: Measurement,
  frame: FrameId,
  older: Side,
  current: Side,
  shown: StackFrame,
): ImagePoint[] | undefined {
  const measured = frameOf({ stack: older.stack, frame })
  if (!measured) return undefined
  const link = linkStacks(
    { stack: older.stack, frame: older.anchor.id },
    { stack: current.stack, frame: current.anchor.id },
  )
  if (matchingFrame(current.stack, { stack: older.stack, frame }, link)?.id !== shown.id) return undefined
  const [from, to] = [planeOf(measured), planeOf(shown)]
  if (!from || !to) return scaledPoints(points, measured, shown)
  const shift = shiftOf(older.anchor, current.anchor)
  return points.map((point) => {
    const { x, y } = imagePoint(to, add(patientPoint(from, point), shift))
    return { x, y }
  })
}

/** Without positions, points are put at the same relative place of the other image. */
function scaledPoints(points: readonly ImagePoint[], from: StackFrame, to: StackFrame): ImagePoint[] {
  const [a, b] = [from.image.format, to.image.format]
  return points.map(({ x, y }) => ({ x: (x / a.columns) * b.columns, y: (y / a.rows) * b.rows }))
}

/** Maximum distance of two images at the same table position, relative to the smaller image. */
const SAME_TABLE = 0.25

/**
 * Two studies have no common frame of reference. If their images are at nearly the same position, the patient
 * is assumed to be as well; otherwise the image centers are aligned.
 */
function shiftOf(older: StackFrame, current: StackFrame): Vector {
  if (isSameFrameOfReference(older, current)) return [0, 0, 0]
  const apart = subtract(centerOf(current), centerOf(older))
  const [from, to] = [planeOf(older), planeOf(current)]
  if (!from || !to) return apart
  const inPlane = imagePoint(to, centerOf(older))
  const middle = imagePoint(to, centerOf(current))
  const away = Math.hypot((inPlane.x - middle.x) * to.spacing[1], (inPlane.y - middle.y) * to.spacing[0])
  const size = Math.min(from.columns * from.spacing[1], to.columns * to.spacing[1])
  if (away > size * SAME_TABLE) return apart
  const straight = patientPoint(to, { x: inPlane.x, y: inPlane.y })
  const depth = subtract(straight, centerOf(older))
  return length(depth) === 0 ? [0, 0, 0] : depth
}

/**
 * Copies a measurement of an older study to the image in view, ready to be adjusted. Undefined if there is
 * none.
 */
export function measureAgain(viewer: Parts): Measurement | undefined {
  const { session, measurements } = viewer
  const { active, viewports } = session.read()
  for (const at of [active, ...viewports.keys()]) {
    const ghosts = ghostsOn(viewer, at)
    const { chosen } = measurements.read()
    const ghost = ghosts.find(({ prior }) => prior.id === chosen) ?? ghosts[0]
    const frame = viewports[at]?.frame
    if (!ghost || frame === undefined) continue
    const { prior, points } = ghost
    session.activate(at)
    return measurements.add({
      tool: prior.tool,
      label: prior.label,
      points,
      follows: trackingOf(prior),
      place: { on: 'frame', frame },
    })
  }
  return undefined
}

export interface Comparison {
  prior: Measurement
  /** The date of the older study as in the file; may be empty. */
  date: string
  changes: readonly ReadingChange[]
}

export interface ReadingChange {
  before: Reading
  now: Reading
  /** The difference in the unit that both readings have. */
  difference: number
  /** Relative to the older value; undefined if that is 0. */
  percent: number | undefined
}

/** A measurement with the older one that it was copied from; undefined if there is none, or it is closed. */
export function comparisonOf(viewer: Viewer, measurement: Measurement): Comparison | undefined {
  const { id, follows } = measurement
  if (follows === undefined) return undefined
  // A finding has the same identifier in all older studies; the latest of them is compared with.
  const [prior] = viewer.measurements
    .read()
    .items.filter((item) => item.id !== id && trackingOf(item) === follows)
    .toSorted((a, b) => ((studyOf(viewer, a)?.date ?? '') < (studyOf(viewer, b)?.date ?? '') ? 1 : -1))
  if (!prior) return undefined
  const older = measurementReadings(viewer, prior)
  const changes = measurementReadings(viewer, measurement).flatMap((now): ReadingChange[] => {
    const before = older.find(({ quantity, unit }) => quantity === now.quantity && unit === now.unit)
    if (!before) return []
    const difference = now.value - before.value
    const percent = before.value === 0 ? undefined : (difference / Math.abs(before.value)) * 100
    return [{ before, now, difference, percent }]
  })
  return { prior, date: studyOf(viewer, prior)?.date ?? '', changes }
}
