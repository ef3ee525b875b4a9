import { itemAt } from '@pandok/domain'
import type { FrameRecord } from '../../model/ImageContent.ts'
import type { FrameId, StackFrame } from '../../model/Stack.ts'
import type { ImagePlane } from '../plane/ImagePlane.ts'
import type { Volume } from './createVolume.ts'

/**
 * A plane as a frame, so that it is shown, annotated and measured like one: it has its own position, its
 * values are those of the modality, and a lossy or inverted source stays marked as such. The id identifies
 * one picture: another plane has another id.
 */
export function planeFrame({ shape, padding }: Volume, plane: ImagePlane, id: FrameId): StackFrame {
  const source = itemAt(shape.frames, 0)
  const { frameTimes: _, palette: __, ...image } = source.image
  const frame: FrameRecord = {
    number: 1,
    data: { ranges: [] },
    geometry: plane.geometry,
    spacing: { pixel: plane.spacing, isProjection: false },
    modality: { kind: 'rescale', slope: 1, intercept: 0, unit: shape.unit },
    ...(source.frame.isRealWorld && { isRealWorld: true }),
    ...(hasOneReason(shape.frames) && source.frame.suv && { suv: source.frame.suv }),
    voi: shape.voi,
    padding,
    overlays: [],
    regions: [],
    phase: [],
  }
  const format = {
    ...image.format,
    rows: plane.rows,
    columns: plane.columns,
    bitsAllocated: 32,
    bitsStored: 32,
    highBit: 31,
    isSigned: true,
    kind: 'float' as const,
  }
  return {
    id,
    instance: source.instance,
    image: { ...image, format, frames: [frame], declaredFrames: 1 },
    frame,
  }
}

/** Slices of one unit all have SUV or none has; in the latter case the reason must be the same for all. */
const hasOneReason = (frames: readonly StackFrame[]): boolean => {
  const reasonOf = ({ frame: { suv } }: StackFrame) => (suv && !suv.ok ? suv.reason : suv?.ok)
  const [first] = frames
  return first !== undefined && frames.every((frame) => reasonOf(frame) === reasonOf(first))
}
