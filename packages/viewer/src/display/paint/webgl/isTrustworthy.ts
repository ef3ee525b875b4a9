import { renderPixels } from '../cpu/renderPixels.ts'
import { RAMP, rampTasks } from '../rampTask.ts'
import type { WebglPainter } from './createWebglPainter.ts'

/** Whether the card paints correctly: faulty drivers raise no error but show something else. */
export function isTrustworthy(painter: WebglPainter): boolean {
  const side = RAMP.canvas
  const context = new OffscreenCanvas(side, side).getContext('2d', { alpha: false, willReadFrequently: true })
  return (
    context !== null &&
    rampTasks().every((task) => {
      const picture = painter.paint(task, side, side)
      if (!picture) return false
      context.drawImage(picture, 0, 0, side, side, 0, 0, side, side)
      const painted = context.getImageData(0, 0, side, side).data
      return renderPixels(task, side, side).every(
        (value, at) => Math.abs(value - (painted[at] ?? Number.NaN)) <= 2,
      )
    })
  )
}
