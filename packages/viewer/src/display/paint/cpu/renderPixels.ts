import type { PaintTask } from '../PaintTask.ts'
import type { Pyramid } from '../pyramidOf.ts'
import { resolveTask } from '../resolveTask.ts'
import { coverMask, packed } from './coverMask.ts'
import { isQuarterTurn } from './lineReader.ts'
import { renderAligned } from './renderAligned.ts'
import { renderAlignedColor } from './renderAlignedColor.ts'
import { renderTurned } from './renderTurned.ts'
import { renderTurnedColor } from './renderTurnedColor.ts'

/** The picture as RGBA, without a canvas: for tests, thumbnails and exports, and for computers without WebGL2. */
export function renderPixels(
  task: PaintTask,
  width: number,
  height: number,
  { into = new Uint8ClampedArray(4 * width * height), pyramid }: RenderOptions = {},
): Uint8ClampedArray<ArrayBuffer> {
  const resolved = resolveTask(task, pyramid)
  const out = new Uint32Array(into.buffer, into.byteOffset, width * height)
  out.fill(packed(resolved.background))
  const isAligned = isQuarterTurn(resolved)
  const render =
    resolved.plane.samples === 3
      ? isAligned
        ? renderAlignedColor
        : renderTurnedColor
      : isAligned
        ? renderAligned
        : renderTurned
  render(resolved, out, width, height)
  if (resolved.mask) coverMask(resolved, resolved.mask, out, width, height)
  return into
}

interface RenderOptions {
  /** Memory to paint into, as long as the picture. */
  into?: Uint8ClampedArray<ArrayBuffer>
  /** Else the one that is kept with the frame's pixels. */
  pyramid?: Pyramid
}
