import { parseFile } from '../../dicom/index.ts'
import { ANNOTATIONS } from '../../dicom/read/sopClass.ts'
import { uidOfText } from '../../measure/sr/uidOfText.ts'
import type { LoadedMeasurement } from '../../measure/store/createMeasurements.ts'
import type { ImagePoint } from '../../model/Geometry.ts'
import { type Attributes, firstOf, textOf } from '../dicom/Attributes.ts'
import { fileAttributes } from '../dicom/fileAttributes.ts'
import { fromGlass } from '../fromGlass.ts'
import type { SlideSource } from '../SlideSource.ts'
import { MOST_POINTS, MOST_SHAPES, type ReadAnnotations } from './ReadAnnotations.ts'

/** The values of a point: column and row, or coordinates on the glass. */
type Mapping = (values: readonly number[]) => ImagePoint

/**
 * Annotations of a DICOM object (PS3.3 C.37) in pixels of the slide's largest level. Points of one group
 * become one count; ellipses and rectangles become outlines, because both may be rotated.
 */
export function readBulkAnnotations(bytes: Uint8Array, slide: SlideSource): ReadAnnotations {
  const read = parseFile(bytes)
  const object = read.ok ? fileAttributes(read.file.dataset) : undefined
  if (!object || textOf(object, 'SOPClassUID') !== ANNOTATIONS) return { ok: false, reason: 'notAnnotations' }
  const isFlat = textOf(object, 'AnnotationCoordinateType') === '2D'
  const toPixels = isFlat ? flatMapping(object, slide) : slide.onGlass && fromGlass(slide.onGlass)
  if (!toPixels) return { ok: false, reason: 'otherSlide' }
  const place = { on: 'slide', slide: slide.id } as const
  const made: LoadedMeasurement[] = []
  let [leftOut, pointCount] = [0, 0]
  for (const group of object.items('AnnotationGroupSequence')) {
    const facts = { label: labelOf(group), place }
    const uid = textOf(group, 'AnnotationGroupUID')
    const shapes = shapesOf(group, isFlat)
    const points = shapes.map((shape) => shape.map(toPixels))
    pointCount += points.reduce((sum, shape) => sum + shape.length, 0)
    const type = textOf(group, 'GraphicType')
    if (type === 'POINT') {
      const sound = points.filter(isSound)
      leftOut += points.length - sound.length
      if (sound.length > 0)
        made.push({ tool: 'counter', points: sound.flat(), ...facts, ...trackingOf(uid, 0) })
      continue
    }
    for (const [index, shape] of points.entries()) {
      const drawn = drawnOf(type, shape)
      if (drawn) made.push({ ...drawn, ...facts, ...trackingOf(uid, index) })
      else leftOut++
    }
    if (made.length > MOST_SHAPES || pointCount > MOST_POINTS) return { ok: false, reason: 'tooMany' }
  }
  return made.length > 0 ? { ok: true, made, leftOut } : { ok: false, reason: 'nothing' }
}

/** Returns an identifier that is the same whenever this shape is read, so that it is recognized; the file only has identifiers of groups. */
const trackingOf = (group: string, index: number): Pick<LoadedMeasurement, 'trackingUid'> =>
  group === '' ? {} : { trackingUid: uidOfText(`${group} ${index}`) }

/** The label of the group, otherwise the code of its type. */
function labelOf(group: Attributes): string {
  const meaning = firstOf(group, 'AnnotationPropertyTypeCodeSequence')
  return (textOf(group, 'AnnotationGroupLabel') || (meaning ? textOf(meaning, 'CodeMeaning') : '')).slice(
    0,
    200,
  )
}

/** Pixels of the referenced level, relative to the corner of the first one. */
function flatMapping(object: Attributes, { levels }: SlideSource): Mapping | undefined {
  const named = new Set(
    [...object.items('ReferencedImageSequence')].map((one) => textOf(one, 'ReferencedSOPInstanceUID')),
  )
  const level = levels.find(({ instances }) => instances?.some((uid) => named.has(uid)))
  if (!level || textOf(object, 'PixelOriginInterpretation') === 'FRAME') return undefined
  const { offset, downsample } = level
  return ([x = 0, y = 0]) => ({ x: offset.x + x * downsample.x, y: offset.y + y * downsample.y })
}

function shapesOf(group: Attributes, isFlat: boolean): number[][][] {
  const values = coordinatesOf(group)
  // If a common depth is given, each point has two values.
  const size = isFlat || group.numbers('CommonZCoordinateValue').length > 0 ? 2 : 3
  const starts = startsOf(group, values.length, size)
  let count = 0
  return starts.map((start, index) => {
    const end = Math.min(starts[index + 1] ?? values.length, values.length)
    const points: number[][] = []
    // A damaged index may lead before the first value, or over the same points again and again.
    for (let at = start < 0 ? end : start; at + size <= end && count <= MOST_POINTS; at += size, count++)
      points.push([...values.subarray(at, at + size)])
    return points
  })
}

/** The index list counts values from 1; shapes with a fixed number of points need none. */
function startsOf(group: Attributes, length: number, size: number): number[] {
  const list = group.bytes('LongPrimitivePointIndexList')
  if (list) return [...new Uint32Array(aligned(list, 4))].map((start) => start - 1)
  const count = FIXED[textOf(group, 'GraphicType')] ?? 0
  return count === 0
    ? []
    : Array.from({ length: Math.floor(length / (count * size)) }, (_, at) => at * count * size)
}

const FIXED: Readonly<Record<string, number>> = { POINT: 1, ELLIPSE: 4, RECTANGLE: 4 }

function coordinatesOf(group: Attributes): Float32Array | Float64Array {
  const single = group.bytes('PointCoordinatesData')
  if (single) return new Float32Array(aligned(single, 4))
  const double = group.bytes('DoublePointCoordinatesData')
  return double ? new Float64Array(aligned(double, 8)) : new Float32Array(0)
}

/** Copied to an aligned buffer. All transfer syntaxes of such objects are little endian. */
const aligned = (bytes: Uint8Array, size: number): ArrayBuffer =>
  bytes.slice(0, bytes.length - (bytes.length % size)).buffer

type Drawn = Pick<LoadedMeasurement, 'tool' | 'points'>

const isSound = (points: readonly ImagePoint[]): boolean =>
  points.length > 0 && points.every(({ x, y }) => Number.isFinite(x + y))

function drawnOf(type: string, points: readonly ImagePoint[]): Drawn | undefined {
  if (!isSound(points)) return undefined
  if (type === 'ELLIPSE')
    return points.length === 4 ? { tool: 'freehand', points: aroundAxes(points) } : undefined
  if (type === 'POLYLINE') {
    if (points.length < 2) return undefined
    return { tool: points.length === 2 ? 'length' : 'path', points }
  }
  const isOutline = type === 'POLYGON' || type === 'RECTANGLE'
  return isOutline && points.length >= 3 ? { tool: 'freehand', points } : undefined
}

const ELLIPSE_POINTS = 48

/** The file gives the ends of the major axis, then those of the minor one. */
function aroundAxes([a, b, c, d]: readonly ImagePoint[]): ImagePoint[] {
  if (!a || !b || !c || !d) return []
  const center = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  return Array.from({ length: ELLIPSE_POINTS }, (_, step) => {
    const angle = (step / ELLIPSE_POINTS) * 2 * Math.PI
    const [major, minor] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
    return {
      x: center.x + (b.x - a.x) * major + (d.x - c.x) * minor,
      y: center.y + (b.y - a.y) * major + (d.y - c.y) * minor,
    }
  })
}
