import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { PlaneGeometry, RowColumn } from '../model/Geometry.ts'
import type { SegmentationContent } from '../model/Labels.ts'
import type { ImageReference } from '../model/Presentation.ts'
import { GAP_FACTOR, usualSpacing } from '../space/arrange/spacings.ts'
import { cross, dot } from '../space/vector.ts'
import { cropMask, cropNumbers, type Mask } from './cropMask.ts'

export interface LabelMask {
  label: number
  mask: Mask
  columns: number
  rows: number
  geometry: PlaneGeometry | undefined
  spacing: RowColumn | undefined
  sources: readonly ImageReference[]
}

/** The masks of one decoded frame: one, or one for each label in a label map. */
export function segmentMasks(
  content: SegmentationContent,
  index: number,
  { values, columns, rows }: DecodedFrame,
): LabelMask[] {
  const frame = content.image.frames[index]
  const own = content.frames[index]
  if (!frame || !own) return []
  const place = {
    columns,
    rows,
    geometry: frame.geometry,
    spacing: frame.spacing.pixel,
    sources: own.sources,
  }
  if (content.coding === 'labelmap') {
    return [...cropNumbers(columns, rows, values)].map(([label, mask]) => ({ label, mask, ...place }))
  }
  const mask = cropMask(columns, rows, (at) => (values[at] ?? 0) / content.maximum)
  return mask ? [{ label: own.label, mask, ...place }] : []
}

/** ml of each label; none if the voxel size is unknown. */
export function labelVolumes(content: SliceFacts, masks: readonly LabelMask[]): Map<number, number> {
  const volumes = new Map<number, number>()
  const { distance, isCertain } = sliceDistance(content)
  if (distance === undefined || !isCertain) return volumes
  for (const { label, mask, spacing } of masks) {
    if (!spacing) return new Map()
    const cubicMm = mask.pixels * spacing[0] * spacing[1] * distance
    volumes.set(label, (volumes.get(label) ?? 0) + cubicMm / 1000)
  }
  return volumes
}

type SliceFacts = Pick<SegmentationContent, 'image' | 'sliceSpacing' | 'sliceThickness'>

/** If slices are further apart than this many times their thickness, some are missing between them. */
const APART = 2

/**
 * mm between slices. Files mostly omit empty slices, so the declared distance is used if the gaps between planes are
 * multiples of it. Without a declared distance, that of the planes is used if none seems to be missing between them;
 * otherwise each slice has its declared thickness, and volumes are uncertain.
 */
export function sliceDistance({ image, sliceSpacing, sliceThickness }: SliceFacts): {
  distance: number | undefined
  isCertain: boolean
} {
  const distance = planeDistance(image.frames)
  if (distance === undefined) return { distance: sliceSpacing ?? sliceThickness, isCertain: true }
  if (sliceSpacing !== undefined)
    return { distance: distance < sliceSpacing * GAP_FACTOR ? distance : sliceSpacing, isCertain: true }
  const isWhole = sliceThickness === undefined || distance <= sliceThickness * APART
  return { distance: isWhole ? distance : sliceThickness, isCertain: isWhole }
}

/** mm; frames that are nearer to each other are on one plane. */
const SAME_PLANE = 0.001

/** mm between neighboring planes, however many frames each has. */
function planeDistance(frames: readonly { geometry?: PlaneGeometry }[]): number | undefined {
  const first = frames.find(({ geometry }) => geometry)?.geometry
  if (!first) return undefined
  const normal = cross(first.row, first.column)
  const places = frames.flatMap(({ geometry }) => (geometry ? [dot(geometry.position, normal)] : []))
  const sorted: number[] = []
  // Rounding would make slices of half a millimeter a thousandth thicker.
  for (const place of places.sort((a, b) => a - b))
    if (place - (sorted.at(-1) ?? -Infinity) > SAME_PLANE) sorted.push(place)
  const spacing = usualSpacing(sorted.slice(1).map((place, index) => place - (sorted[index] ?? place)))
  return spacing > 0 ? spacing : undefined
}
