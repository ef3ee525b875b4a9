import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { Refusal } from '../model/Refusal.ts'
import type { FrameId } from '../model/Stack.ts'
import { createVolume, type Volume } from '../space/volume/createVolume.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'

export type VolumeState =
  | { kind: 'loading'; done: number; total: number }
  /** The number of slices that can't be shown. */
  | { kind: 'failed'; count: number }
  | { kind: 'ready'; volume: Volume }

interface Frames {
  get(frame: FrameId): DecodedFrame | undefined
  failureOf(frame: FrameId): Refusal | undefined
}

export function volumeStateOf(shape: VolumeShape, frames: Frames): VolumeState {
  const decoded = shape.frames.map(({ id }) => frames.get(id)).filter((frame) => frame !== undefined)
  const total = shape.frames.length
  if (decoded.length === total) return whole(shape, decoded)
  const count = shape.frames.filter(({ id }) => frames.failureOf(id) !== undefined).length
  if (count > 0) return { kind: 'failed', count }
  return { kind: 'loading', done: decoded.length, total }
}

function whole(shape: VolumeShape, decoded: readonly DecodedFrame[]): VolumeState {
  const isFit = ({ samples, values }: DecodedFrame) =>
    samples === 1 && values.length >= shape.rows * shape.columns
  const count = decoded.filter((frame) => !isFit(frame)).length
  return count > 0 ? { kind: 'failed', count } : { kind: 'ready', volume: createVolume(shape, decoded) }
}
