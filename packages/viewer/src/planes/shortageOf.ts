import { frameBytes } from '../pixels/store/frameBytes.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'

/** The memory that the slices of a volume need, and what is available, in MB. */
export interface Shortage {
  needed: number
  room: number
}

const MEGABYTE = 1024 ** 2

/** Undefined if there is room for all slices. */
export function shortageOf(shape: VolumeShape, budgetBytes: number): Shortage | undefined {
  const bytes = shape.frames.reduce((sum, { image }) => sum + frameBytes(image), 0)
  if (bytes <= budgetBytes) return undefined
  return { needed: Math.ceil(bytes / MEGABYTE), room: Math.floor(budgetBytes / MEGABYTE) }
}
