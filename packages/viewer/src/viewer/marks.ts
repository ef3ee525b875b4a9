import { fieldsOf, isRecord } from '@pandok/domain'
import { uidOfUuid } from '../measure/sr/uidOfUuid.ts'
import type { LoadedMeasurement } from '../measure/store/createMeasurements.ts'
import type { PlaneGeometry } from '../model/Geometry.ts'
import type { Measurement, MeasurementPlace, PlaneSlab } from '../model/Measurement.ts'
import type { FrameId, StackFrame } from '../model/Stack.ts'
import type { ArrangedStudy } from '../space/arrange/Arrangement.ts'
import { isKeptShape, type KeptShape, keptShape } from './keptShape.ts'
import type { Viewer } from './Viewer.ts'

/** A frame by identifiers that are stable across sessions. */
interface KeptFrame {
  sopInstance: string
  frame: number
}

interface KeptMeasurement extends KeptShape {
  on: KeptFrame | { stack: string; geometry: PlaneGeometry; slab?: PlaneSlab }
}

/** The measurements on the images of one study in storable form. It names no patient. */
export interface StudyMarks {
  version: 1
  measurements: readonly KeptMeasurement[]
  keyImages: readonly KeptFrame[]
}

type Parts = Pick<Viewer, 'measurements' | 'session' | 'studies' | 'locate' | 'stackOf'>

/** The marks of a study. */
export function marksOf(viewer: Parts, studyKey: string): StudyMarks {
  const { measurements, session, locate } = viewer
  const keptFrame = (frame: FrameId): KeptFrame[] => {
    const located = studyOfMark(viewer, { on: 'frame', frame }) === studyKey ? locate(frame) : undefined
    if (!located) return []
    const { instance, frame: own } = located.frame
    return [{ sopInstance: instance.record.sopInstance, frame: own.number }]
  }
  const keptPlace = (place: MeasurementPlace): KeptMeasurement['on'][] => {
    if (place.on === 'frame') return keptFrame(place.frame)
    if (place.on !== 'plane' || studyOfMark(viewer, place) !== studyKey) return []
    const { stack, geometry, slab } = place
    return [{ stack, geometry, ...(slab && { slab }) }]
  }
  return {
    version: 1,
    measurements: measurements
      .read()
      .items.flatMap((one) => keptPlace(one.place).map((on) => ({ ...keptShape(one), on }))),
    keyImages: session.read().keyImages.flatMap(keptFrame),
  }
}

/**
 * The study that a mark is stored with. Undefined for slides, which are stored by themselves, and for images
 * without a UID, which can't be found again.
 */
export function studyOfMark(
  { locate, stackOf }: Pick<Viewer, 'locate' | 'stackOf'>,
  place: MeasurementPlace,
): string | undefined {
  if (place.on === 'slide') return undefined
  const located = place.on === 'frame' ? locate(place.frame) : undefined
  const stack = place.on === 'frame' ? located?.stack : stackOf(place.stack)
  const { instance } = (located?.frame ?? stack?.frames[0]) || {}
  return instance && instance.record.sopInstance !== '' ? stack?.studyKey : undefined
}

/**
 * Restores stored marks on open images that don't have them yet; returns those whose images aren't open,
 * which stay stored.
 */
export function loadMarks(viewer: Parts, studyKey: string, marks: StudyMarks): StudyMarks {
  const { measurements, session, studies, stackOf } = viewer
  const study = studies
    .read()
    .patients.flatMap((patient) => patient.studies)
    .find(({ key }) => key === studyKey)
  const frames = study ? framesOf(study) : new Map<string, StackFrame>()
  const known = new Set(measurements.read().items.map(({ trackingUid, id }) => trackingUid ?? uidOfUuid(id)))
  const placeOf = (on: KeptMeasurement['on']): Measurement['place'] | undefined => {
    if ('stack' in on) return stackOf(on.stack)?.studyKey === studyKey ? { on: 'plane', ...on } : undefined
    const frame = frames.get(keyOf(on))
    return frame && { on: 'frame', frame: frame.id }
  }
  const unknown = marks.measurements.filter(({ trackingUid }) => !known.has(trackingUid))
  measurements.load(
    unknown.flatMap(({ on, ...kept }): LoadedMeasurement[] => {
      const place = placeOf(on)
      return place ? [{ ...kept, place }] : []
    }),
  )
  for (const image of marks.keyImages) {
    const frame = frames.get(keyOf(image))
    if (frame && !session.read().keyImages.includes(frame.id)) session.toggleKeyImage(frame.id)
  }
  return {
    version: 1,
    measurements: unknown.filter(({ on }) => !placeOf(on)),
    keyImages: marks.keyImages.filter((image) => !frames.has(keyOf(image))),
  }
}

const keyOf = ({ sopInstance, frame }: KeptFrame): string => `${sopInstance}#${frame}`

const framesOf = ({ series }: ArrangedStudy): Map<string, StackFrame> =>
  new Map(
    series.flatMap(({ stacks }) =>
      stacks.flatMap(({ frames }) =>
        frames.map((frame) => [
          keyOf({ sopInstance: frame.instance.record.sopInstance, frame: frame.frame.number }),
          frame,
        ]),
      ),
    ),
  )

/** Parses stored marks; undefined if they are invalid, for example from another version or a damaged disk. */
export function readMarks(kept: unknown): StudyMarks | undefined {
  if (!isRecord(kept) || kept['version'] !== 1) return undefined
  const { measurements, keyImages } = kept
  if (!Array.isArray(measurements) || !Array.isArray(keyImages)) return undefined
  return measurements.every(isMeasurement) && keyImages.every(isFrame)
    ? { version: 1, measurements, keyImages }
    : undefined
}

const isFrame = (value: unknown): value is KeptFrame =>
  isRecord(value) && typeof value['sopInstance'] === 'string' && Number.isInteger(value['frame'])

const isVector = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 3 && value.every((one) => Number.isFinite(one))

const isPlane = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['stack'] === 'string' &&
  ['position', 'row', 'column'].every((part) => isVector(fieldsOf(value['geometry'])[part]))

const isMeasurement = (value: unknown): value is KeptMeasurement =>
  isKeptShape(value) && isRecord(value) && (isFrame(value['on']) || isPlane(value['on']))
