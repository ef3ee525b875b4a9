import type { PaintTask } from '../PaintTask.ts'
import type { Pyramid } from '../pyramidOf.ts'
import { type ResolvedTask, resolveTask } from '../resolveTask.ts'
import { alignedSampler } from './alignedSampler.ts'
import { coverMask, coverTint, packed } from './coverMask.ts'
import { isQuarterTurn } from './lineReader.ts'
import { paintStraight } from './paintStraight.ts'
import { colorToner, grayToner } from './rowToner.ts'
import { turnedSampler } from './turnedSampler.ts'

/**
 * The picture as RGBA without a canvas: for tests, thumbnails and exports, and for computers without WebGL2.
 */
export function renderPixels(
  task: PaintTask,
  width: number,
  height: number,
  { into = new Uint8ClampedArray(4 * width * height), pyramid }: RenderOptions = {},
): Uint8ClampedArray<ArrayBuffer> {
  const resolved = resolveTask(task, pyramid)
  const out = new Uint32Array(into.buffer, into.byteOffset, width * height)
  out.fill(packed(resolved.background))
  if (!paintStraight(resolved, out, width, height)) paintRows(resolved, out, width, height)
  if (resolved.tint) coverTint(resolved, resolved.tint, out, width, height)
  if (resolved.mask) coverMask(resolved, resolved.mask, out, width, height)
  return into
}

function paintRows(resolved: ResolvedTask, out: Uint32Array, width: number, height: number): void {
  const { plane, tone } = resolved
  const sample = isQuarterTurn(resolved)
    ? alignedSampler(resolved, width, height)
    : turnedSampler(resolved, width)
  const tint = plane.samples === 3 ? colorToner(tone) : grayToner(tone)
  const values = new Float32Array(width * plane.samples)
  for (let row = 0; row < height; row++) if (sample(row, values)) tint(values, out, row * width, width)
}

interface RenderOptions {
  /** A buffer to paint into, of the picture's size. */
  into?: Uint8ClampedArray<ArrayBuffer>
  /** By default the one cached with the frame's pixels. */
  pyramid?: Pyramid
}
