import { DRAWN, type Mask, SHUT } from '../maskOf.ts'
import type { Rgb } from '../PaintTask.ts'
import type { ResolvedTask } from '../resolveTask.ts'
import type { Tint } from '../tintOf.ts'
import { NUDGE } from './axis.ts'

/** Blanks what a shutter hides, then draws the overlays, which may have text outside of the visible part. */
export function coverMask(
  task: ResolvedTask,
  mask: Mask,
  out: Uint32Array,
  width: number,
  height: number,
): void {
  const { a, b, c, d, e, f } = task.inverse
  const hidden = packed(task.shutterColor)
  const drawn = task.overlayColor && packed(task.overlayColor)
  for (let row = 0; row < height; row++)
    for (let i = 0; i < width; i++) {
      const x = a * (i + 0.5) + c * (row + 0.5) + e + NUDGE
      const y = b * (i + 0.5) + d * (row + 0.5) + f + NUDGE
      if (x < 0 || y < 0 || x >= task.width || y >= task.height) continue
      const bits = mask.bits[Math.floor(y) * mask.columns + Math.floor(x)] as number
      if (drawn !== undefined && bits & DRAWN) out[row * width + i] = drawn
      else if (bits & SHUT) out[row * width + i] = hidden
    }
}

/** Draws the pixels that have a color of their own, not interpolated, because a color isn't a quantity. */
export function coverTint(
  task: ResolvedTask,
  tint: Tint,
  out: Uint32Array,
  width: number,
  height: number,
): void {
  const { a, b, c, d, e, f } = task.inverse
  const colors = new Uint32Array(tint.rgba.buffer)
  for (let row = 0; row < height; row++)
    for (let i = 0; i < width; i++) {
      const x = a * (i + 0.5) + c * (row + 0.5) + e + NUDGE
      const y = b * (i + 0.5) + d * (row + 0.5) + f + NUDGE
      if (x < 0 || y < 0 || x >= task.width || y >= task.height) continue
      const color = colors[Math.floor(y) * tint.columns + Math.floor(x)] as number
      if (color !== 0) out[row * width + i] = color
    }
}

/** RGBA in memory order with alpha last; all machines that run browsers are little-endian. */
export const packed = ([red, green, blue]: Rgb): number =>
  ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0
