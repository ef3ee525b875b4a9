import {
  firstLevel,
  neighborLevel,
  shiftedLevel,
  VERTEBRAL_LEVELS,
} from '../measure/spine/vertebralLevels.ts'
import type { Measurements } from '../measure/store/createMeasurements.ts'
import type { ImagePoint, Vector } from '../model/Geometry.ts'
import type { Measurement } from '../model/Measurement.ts'
import type { Stack } from '../model/Stack.ts'
import { type ImagePlane, imagePoint, isInside, patientPoint, planeOf } from '../space/plane/ImagePlane.ts'
import { add, scale } from '../space/vector.ts'
import type { StudyIndex } from './createStudyIndex.ts'

type Placed = Pick<Measurement, 'tool' | 'place' | 'points'>
type Studies = Pick<StudyIndex, 'locate' | 'stackOf'>

/** A point of the patient with its frame of reference. */
interface PatientPlace {
  at: Vector
  frameOfReference: string | undefined
}

/** Undefined if the file has no position for its image. */
function patientPlaceOf({ locate, stackOf }: Studies, { place, points }: Placed): PatientPlace | undefined {
  const [point] = points
  if (!point || place.on === 'slide') return undefined
  if (place.on === 'frame') {
    const frame = locate(place.frame)?.frame
    const plane = frame && planeOf(frame)
    return plane && { at: patientPoint(plane, point), frameOfReference: plane.frameOfReference }
  }
  const { position, row, column } = place.geometry
  const [frame] = stackOf(place.stack)?.frames ?? []
  return {
    at: add(add(position, scale(row, point.x)), scale(column, point.y)),
    frameOfReference: frame?.instance.record.frameOfReference,
  }
}

function stackUnder({ locate, stackOf }: Studies, { place }: Placed): Stack | undefined {
  if (place.on === 'frame') return locate(place.frame)?.stack
  return place.on === 'plane' ? stackOf(place.stack) : undefined
}

/** The study of a measurement. */
const studyOf = (studies: Studies, placed: Placed): string | undefined =>
  stackUnder(studies, placed)?.studyKey

/**
 * The default level of a new vertebra: above or below the one marked before it in this study, depending on
 * which is nearer to the head; for the first one, by the body part.
 */
export function vertebraLabel(studies: Studies, made: Placed, items: readonly Measurement[]): string {
  if (made.tool !== 'vertebra') return ''
  const study = studyOf(studies, made)
  const before = items.findLast((item) => item.tool === 'vertebra' && studyOf(studies, item) === study)
  if (!before) return firstLevel(wordsOf(studies, made))
  return neighborLevel(before.label, directionFrom(studies, before, made)) ?? ''
}

function directionFrom(studies: Studies, before: Placed, made: Placed): 'up' | 'down' {
  const [from, to] = [patientPlaceOf(studies, before), patientPlaceOf(studies, made)]
  const isSameSpace = from && to && (from.frameOfReference === to.frameOfReference || !to.frameOfReference)
  // Positive is towards the head (PS3.3 C.7.6.2.1.1); without positions, up on the image.
  const higher = isSameSpace ? to.at[2] - from.at[2] : (before.points[0]?.y ?? 0) - (made.points[0]?.y ?? 0)
  return higher > 0 ? 'up' : 'down'
}

function wordsOf({ locate, stackOf }: Studies, { place }: Placed): string {
  const frame = place.on === 'frame' ? locate(place.frame)?.frame : undefined
  const first = frame ?? (place.on === 'plane' ? stackOf(place.stack)?.frames[0] : undefined)
  const { series, study } = first?.instance.record ?? {}
  return [series?.bodyPart, series?.description, study?.description].join(' ')
}

/**
 * Changes the level of a vertebra and shifts all others of its study, which were counted from it; a level
 * outside of the usual count applies to it alone.
 */
export function relabelVertebra(
  studies: Studies,
  measurements: Pick<Measurements, 'read' | 'relabel'>,
  id: string,
  level: string,
): void {
  const { items } = measurements.read()
  const meant = items.find((item) => item.id === id)
  if (meant?.tool !== 'vertebra') return
  const study = studyOf(studies, meant)
  const labels = new Map([[id, level]])
  const [from, to] = [levelIndex(meant.label), levelIndex(level)]
  for (const item of items) {
    const isOther = item.id !== id && item.tool === 'vertebra' && studyOf(studies, item) === study
    const shifted = isOther && from !== undefined && to !== undefined && shiftedLevel(item.label, to - from)
    if (shifted) labels.set(item.id, shifted)
  }
  measurements.relabel(labels)
}

const levelIndex = (level: string): number | undefined => {
  const index = VERTEBRAL_LEVELS.indexOf(level)
  return index < 0 ? undefined : index
}

/** Millimeters in front of and behind an image within which a vertebra is still shown. */
const REACH_MM = 10
/** Vertebrae this close on an image lie behind each other, so only the nearest is shown. */
const BESIDE_MM = 8

export interface CarriedVertebra {
  measurement: Measurement
  at: ImagePoint
}

/**
 * The vertebrae that an image of the same patient and frame of reference passes through, wherever they were
 * marked.
 */
export function vertebraeOn(
  studies: Studies,
  items: readonly Measurement[],
  { plane, patientKey }: { plane: ImagePlane; patientKey: string | undefined },
): CarriedVertebra[] {
  if (plane.frameOfReference === undefined) return []
  const near = items.flatMap((measurement) => {
    if (measurement.tool !== 'vertebra') return []
    if (stackUnder(studies, measurement)?.patientKey !== patientKey) return []
    const place = patientPlaceOf(studies, measurement)
    if (!place || place.frameOfReference !== plane.frameOfReference) return []
    const { x, y, distance } = imagePoint(plane, place.at)
    const away = Math.abs(distance)
    return away <= REACH_MM && isInside(plane, { x, y }) ? [{ measurement, at: { x, y }, away }] : []
  })
  const gap = (a: ImagePoint, b: ImagePoint) =>
    Math.hypot((a.x - b.x) * plane.spacing[1], (a.y - b.y) * plane.spacing[0])
  return near
    .filter((one) => !near.some((other) => other.away < one.away && gap(one.at, other.at) < BESIDE_MM))
    .map(({ measurement, at }) => ({ measurement, at }))
}
