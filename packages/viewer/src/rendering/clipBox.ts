import type { Vector } from '../model/Geometry.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import { volumeExtent } from '../space/volume/volumeExtent.ts'

/** The sides from which a volume can be clipped. Names are in `i18n` under `viewer.rendering.clip.<id>`. */
export const CLIP_SIDES = ['right', 'left', 'front', 'back', 'feet', 'head'] as const
export type ClipSide = (typeof CLIP_SIDES)[number]

/** The fraction that is clipped from each side, from 0 to 1. */
export type ClipBox = Readonly<Record<ClipSide, number>>

export const NO_CLIP: ClipBox = { right: 0, left: 0, front: 0, back: 0, feet: 0, head: 0 }

/** The opposite of each side. */
const OPPOSITE: Readonly<Record<ClipSide, ClipSide>> = {
  right: 'left',
  left: 'right',
  front: 'back',
  back: 'front',
  feet: 'head',
  head: 'feet',
}

/** The minimum distance between two sides, so that something always remains visible. */
const LEAST = 0.02

export function clipFrom(box: ClipBox, side: ClipSide, share: number): ClipBox {
  const most = 1 - LEAST - box[OPPOSITE[side]]
  return { ...box, [side]: Math.min(Math.max(share, 0), most) }
}

const AXES: readonly [Vector, ClipSide, ClipSide][] = [
  [[1, 0, 0], 'right', 'left'],
  [[0, 1, 0], 'front', 'back'],
  [[0, 0, 1], 'feet', 'head'],
]

/** The box in mm of the patient. Without clipping it extends half a voxel beyond the centers. */
export function clipBounds(shape: VolumeShape, box: ClipBox): { min: Vector; max: Vector } {
  const margin = Math.max(shape.columnSpacing, shape.rowSpacing, shape.sliceSpacing)
  const spans = AXES.map(([axis, low, high]) => {
    const { min, max } = volumeExtent(shape, axis)
    const [from, size] = [min - margin, max - min + 2 * margin]
    return [from + size * box[low], from + size * (1 - box[high])] as const
  })
  const pick = (end: 0 | 1): Vector => [spans[0]?.[end] ?? 0, spans[1]?.[end] ?? 0, spans[2]?.[end] ?? 0]
  return { min: pick(0), max: pick(1) }
}
