import type { ReportedMeasurement, ReportedPlace } from '../measure/sr/readStructuredReport.ts'
import type { ImagePoint, PlaneGeometry, Vector } from '../model/Geometry.ts'
import type { Measurement, MeasurementPlace } from '../model/Measurement.ts'
import type { Stack, StackFrame } from '../model/Stack.ts'
import type { SlideSource } from '../slide/SlideSource.ts'
import type { ArrangedPatient } from '../space/arrange/Arrangement.ts'
import { imagePoint, isInside, planeOf } from '../space/plane/ImagePlane.ts'
import { dot, subtract } from '../space/vector.ts'
import { planeThrough } from '../space/volume/planeThrough.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import { volumeOf } from '../space/volume/volumeOf.ts'
import type { SlideStore } from './slides/createSlideStore.ts'

/** The image or plane of a reported measurement, with its points there. */
export interface ReportTarget {
  place: MeasurementPlace
  points: readonly ImagePoint[]
  /** UID of its study. */
  study: string
}

export type ReportTargets = ReturnType<typeof createReportTargets>

/** Millimeters by which a point may deviate from an image and still belong to it. */
const DISTANCE_MAX = 0.5

/** The open images, planes and slides of one patient, on which measurements of reports may lie. */
export function createReportTargets(
  { studies }: ArrangedPatient,
  slides: Pick<SlideStore, 'read' | 'seriesOf'>,
) {
  const stacks = studies.flatMap(({ series }) => series.flatMap((one) => one.stacks))
  const frames = stacks.flatMap((stack) => stack.frames)
  const studyOfSlide = new Map(
    studies.flatMap(({ facts, slides: own }) => own.map(({ key }) => [key, facts.uid] as const)),
  )
  const openSlides = slides.read().slides.flatMap((slide) => {
    const study = studyOfSlide.get(slides.seriesOf(slide.id) ?? '')
    return study === undefined ? [] : [{ slide, study }]
  })
  const onPlane = createPlaneFinder(stacks)

  return {
    /** Patient coordinates on an image or, where none is there, on a plane of a volume. */
    find: (place: ReportedPlace) =>
      place.points.length === 0 || place.frameOfReference === ''
        ? undefined
        : (onImage(frames, place) ?? onPlane(place)),
    targetOf({ plane, points, ...one }: ReportedMeasurement): ReportTarget | undefined {
      const stack = plane && stacks.find(({ id }) => id === plane.stack)
      if (plane) return stack && { place: { on: 'plane', ...plane }, points, study: studyUid(stack) }
      const frame = frames.find((open) => isOn(one, open))
      if (frame) {
        return {
          place: { on: 'frame', frame: frame.id },
          points,
          study: frame.instance.record.study.uid,
        }
      }
      return one.isInTile || one.frame !== undefined
        ? undefined
        : onSlide(openSlides, one.sopInstance, points)
    },
    /** UID of the study of a measurement; undefined if it isn't of this patient. */
    studyOf(place: Measurement['place']): string | undefined {
      if (place.on === 'slide') return openSlides.find(({ slide }) => slide.id === place.slide)?.study
      if (place.on === 'frame') {
        return frames.find(({ id }) => id === place.frame)?.instance.record.study.uid
      }
      const stack = stacks.find(({ id }) => id === place.stack)
      return stack && studyUid(stack)
    },
  }
}

/** Finds the plane of a volume through patient coordinates. */
function createPlaneFinder(stacks: readonly Stack[]) {
  const shapes = new Map<Stack, VolumeShape | undefined>()

  function shapeOf(stack: Stack): VolumeShape | undefined {
    if (!shapes.has(stack)) {
      const verdict = volumeOf(stack)
      shapes.set(stack, verdict.ok ? verdict.shape : undefined)
    }
    return shapes.get(stack)
  }

  return ({ points, together, frameOfReference, evidence }: ReportedPlace) => {
    const isIn = ({ frames }: Stack) =>
      frames.some(({ instance }) => evidence.has(instance.record.sopInstance))
    const inSpace = stacks.filter(
      ({ frames: [first] }) => first?.instance.record.frameOfReference === frameOfReference,
    )
    // The series on which the report was based take precedence over others in the same frame of reference.
    for (const stack of [...inSpace.filter(isIn), ...inSpace.filter((one) => !isIn(one))]) {
      const shape = shapeOf(stack)
      const geometry = shape && planeThrough(shape, together)
      if (!geometry) continue
      const plane = { stack: stack.id, geometry }
      return {
        sopInstance: '',
        frame: undefined,
        plane,
        points: points.map((point) => onto(geometry, point)),
      }
    }
    return undefined
  }
}

const studyUid = ({ frames: [first] }: Stack): string => first?.instance.record.study.uid ?? ''

const isOn = (
  { sopInstance, frame }: Pick<ReportedMeasurement, 'sopInstance' | 'frame'>,
  open: StackFrame,
): boolean =>
  sopInstance !== '' &&
  open.instance.record.sopInstance === sopInstance &&
  (frame === undefined || open.frame.number === frame)

function onImage(frames: readonly StackFrame[], { points, together, frameOfReference }: ReportedPlace) {
  for (const frame of frames) {
    const plane = planeOf(frame)
    if (!plane || plane.frameOfReference !== frameOfReference) continue
    const isThere = together.every((point) => {
      const at = imagePoint(plane, point)
      return Math.abs(at.distance) <= DISTANCE_MAX && isInside(plane, at)
    })
    if (!isThere) continue
    const found = points.map((point) => imagePoint(plane, point))
    const { sopInstance } = frame.instance.record
    return { points: found.map(({ x, y }) => ({ x, y })), sopInstance, frame: frame.frame.number }
  }
  return undefined
}

/** Points of a plane are in mm from its position. */
function onto({ position, row, column }: PlaneGeometry, point: Vector): ImagePoint {
  const from = subtract(point, position)
  return { x: dot(from, row), y: dot(from, column) }
}

/** Points of a level's whole picture in pixels of the largest level. */
function onSlide(
  slides: readonly { slide: SlideSource; study: string }[],
  sopInstance: string,
  points: readonly ImagePoint[],
): ReportTarget | undefined {
  for (const { slide, study } of slides) {
    const level = slide.levels.find(({ instances = [] }) => instances.includes(sopInstance))
    if (!level) continue
    const { downsample, offset } = level
    return {
      place: { on: 'slide', slide: slide.id },
      study,
      points: points.map(({ x, y }) => ({ x: x * downsample.x + offset.x, y: y * downsample.y + offset.y })),
    }
  }
  return undefined
}
