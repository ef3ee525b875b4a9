import type { FrameRecord } from '../../model/Instance.ts'
import type { FrameId, StackFrame } from '../../model/Stack.ts'
import type { ImagePlane } from '../plane/ImagePlane.ts'
import type { Volume } from './createVolume.ts'

/**
 * A plane as if it were a frame of the file, so that it is shown, lettered and measured like one: it lies where it was
 * cut, its values are those of the modality, and a lossy or inverted source stays marked as such. The id names one
 * picture: another plane, another id.
 */
export function planeFrame({ shape, padding }: Volume, plane: ImagePlane, id: FrameId): StackFrame {
  const [source] = shape.frames as readonly [StackFrame]
  const { frameTimes: _, palette: __, ...image } = source.image
  const frame: FrameRecord = {
    number: 1,
    data: { ranges: [] },
    geometry: plane.geometry,
    spacing: { pixel: plane.spacing, isProjection: false },
    modality: { kind: 'rescale', slope: 1, intercept: 0, unit: shape.unit },
    ...(hasOneSuv(shape.frames) && source.frame.suv && { suv: source.frame.suv }),
    voi: shape.voi,
    padding,
    overlays: [],
    regions: [],
    phase: [],
  }
  const format = {
    ...image.format,
    ...{ rows: plane.rows, columns: plane.columns, bitsAllocated: 32, bitsStored: 32, highBit: 31 },
    ...{ isSigned: true, kind: 'float' as const },
  }
  return {
    id,
    instance: source.instance,
    image: { ...image, format, frames: [frame], declaredFrames: 1 },
    frame,
  }
}

/** Slices that are mixed must mean the same: else the plane keeps the units of the modality. */
const hasOneSuv = (frames: readonly StackFrame[]): boolean =>
  frames.every(({ frame }) => JSON.stringify(frame.suv) === JSON.stringify(frames[0]?.frame.suv))
