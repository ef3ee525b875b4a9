import type { Vector } from '../../../model/Geometry.ts'
import type { Contour, StructuresContent } from '../../../model/Labels.ts'
import type { Refusal } from '../../../model/Refusal.ts'
import { firstItem, items } from '../../parse/items.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { bytesOf, LIST_BYTES_MAX, numberOf, numbersOf, stringOf } from '../../parse/values.ts'
import { textOf } from '../../text/textValues.ts'
import { tags } from '../tags.ts'

const T = tags(
  'StructureSetLabel',
  'StructureSetName',
  'ReferencedFrameOfReferenceSequence',
  'FrameOfReferenceUID',
  'StructureSetROISequence',
  'ReferencedFrameOfReferenceUID',
  'ROINumber',
  'ROIName',
  'ROIContourSequence',
  'ReferencedROINumber',
  'ROIDisplayColor',
  'ContourSequence',
  'ContourGeometricType',
  'ContourData',
)

/** Points of all contours together: more than a plan has, but few enough for a browser. */
const POINTS_MAX = 5_000_000

/** Types of contours that are drawn; points and open lines are no outlines. */
const CLOSED = new Set(['CLOSED_PLANAR', 'CLOSEDPLANAR_XOR'])
const DRAWN = new Set([...CLOSED, 'OPEN_PLANAR', 'OPEN_NONPLANAR', 'POINT'])

export function structuresOf(dataset: ParsedDataset): StructuresContent | Refusal {
  const drawn = drawnStructures(dataset)
  if (!drawn) return { reason: 'tooLarge', detail: 'contour points' }
  const frameOfReference = frameOfReferenceOf(dataset)
  const labels = [...items(dataset, T.StructureSetROISequence)].map((item) => {
    const number = numberOf(item, T.ROINumber) ?? 0
    const own = stringOf(item, T.ReferencedFrameOfReferenceUID)
    return {
      number,
      name: textOf(item, T.ROIName),
      contours: [],
      ...drawn.get(number),
      ...(own !== '' && own !== frameOfReference && { frameOfReference: own }),
    }
  })
  return {
    kind: 'structures',
    title: textOf(dataset, T.StructureSetName) || textOf(dataset, T.StructureSetLabel),
    frameOfReference,
    labels,
  }
}

/** The frame of reference of the set, which may be named in its regions only. */
function frameOfReferenceOf(dataset: ParsedDataset): string {
  const reference = firstItem(dataset, T.ReferencedFrameOfReferenceSequence)
  const roi = firstItem(dataset, T.StructureSetROISequence)
  return (
    (roi && stringOf(roi, T.ReferencedFrameOfReferenceUID)) ||
    (reference && stringOf(reference, T.FrameOfReferenceUID)) ||
    stringOf(dataset, T.FrameOfReferenceUID)
  )
}

type Drawn = Pick<StructuresContent['labels'][number], 'color' | 'contours'>

/** Contours by number; undefined if they have too many points. */
function drawnStructures(dataset: ParsedDataset): Map<number, Drawn> | undefined {
  const drawn = new Map<number, Drawn>()
  const isNew = createRepetition()
  let left = POINTS_MAX
  for (const item of items(dataset, T.ROIContourSequence)) {
    const number = numberOf(item, T.ReferencedROINumber)
    if (number === undefined) continue
    const [red, green, blue] = numbersOf(item, T.ROIDisplayColor)
    const hasColor = red !== undefined && green !== undefined && blue !== undefined
    const contours: Contour[] = [...(drawn.get(number)?.contours ?? [])]
    for (const said of items(item, T.ContourSequence)) {
      const kind = stringOf(said, T.ContourGeometricType)
      if (bytesOf(said, T.ContourData).length > LIST_BYTES_MAX) return undefined
      const points = DRAWN.has(kind) ? pointsOf(numbersOf(said, T.ContourData)) : []
      left -= points.length
      if (left < 0) return undefined
      const contour = { points, isClosed: CLOSED.has(kind) }
      if (points.length > 0 && isNew(number, contour)) contours.push(contour)
    }
    drawn.set(number, { contours, ...(hasColor && { color: [red, green, blue] }) })
  }
  return drawn
}

/** An outline that occurs twice in a file must not become a hole in itself. */
function createRepetition() {
  const known = new Map<string, Contour[]>()
  return (number: number, contour: Contour): boolean => {
    const { points } = contour
    const key = `${number} ${points.length} ${points[0]} ${points.at(-1)}`
    const alike = known.get(key) ?? []
    if (alike.some((one) => one.points.every((point, at) => `${point}` === `${points[at]}`))) return false
    known.set(key, [...alike, contour])
    return true
  }
}

function pointsOf(numbers: readonly number[]): Vector[] {
  const points: Vector[] = []
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [x = Number.NaN, y = Number.NaN, z = Number.NaN] = numbers.slice(at, at + 3)
    if (!Number.isFinite(x + y + z)) return []
    points.push([x, y, z])
  }
  return points
}
