import type { Rendering, RenderingTool } from './createRendering.ts'

/** The pointer's position, in CSS pixels from the picture's center. */
export interface RenderingPoint {
  x: number
  y: number
}

/** Degrees of rotation, and zoom factor, per pixel. */
const [TURN, ZOOM] = [0.5, 1.008]
/** Pixels of dragging from one end of the opacity range to the other. */
const WHOLE_SHIFT = 400
/** Pixels between points of an outline. */
const POINT = 3

/** Fixed tools of mouse buttons; the first button uses the chosen tool. */
const BUTTONS: Readonly<Record<number, RenderingTool>> = { 1: 'pan', 2: 'zoom' }

/** Drags over a rendering. `zoom` returns the present screen pixels per mm. */
export function createRenderingGestures(rendering: Rendering, zoom: () => number) {
  let drag: { tool: RenderingTool; at: RenderingPoint } | undefined

  const inMm = ({ x, y }: RenderingPoint): readonly [number, number] => {
    const { shift } = rendering.read().camera
    return [x / zoom() - shift[0], y / zoom() - shift[1]]
  }

  return {
    begin(at: RenderingPoint, button: number): void {
      const tool = BUTTONS[button] ?? rendering.read().tool
      drag = { tool, at }
      if (tool === 'cut') rendering.drawLasso([inMm(at)])
    },
    move(to: RenderingPoint): void {
      if (!drag) return
      const [right, down] = [to.x - drag.at.x, to.y - drag.at.y]
      if (drag.tool === 'cut' && Math.hypot(right, down) < POINT) return
      drag.at = to
      if (drag.tool === 'rotate') rendering.rotate(right * TURN, down * TURN)
      else if (drag.tool === 'pan') rendering.pan(right / zoom(), down / zoom())
      else if (drag.tool === 'zoom') rendering.zoom(ZOOM ** -down)
      else if (drag.tool === 'cut') rendering.drawLasso([...(rendering.read().lasso ?? []), inMm(to)])
      // Dragging up shows more, because lower values become opaque.
      else rendering.setShift(rendering.read().shift + (down / WHOLE_SHIFT) * 2 * rendering.shiftLimit)
    },
    end(): void {
      if (drag?.tool === 'cut') rendering.cut()
      drag = undefined
    },
    giveUp(): void {
      if (drag?.tool === 'cut') rendering.drawLasso(undefined)
      drag = undefined
    },
  }
}
