import type { Rendering, RenderingTool } from './createRendering.ts'

/** Where a pointer is, in CSS pixels from the middle of the picture. */
export interface RenderingPoint {
  x: number
  y: number
}

/** Degrees, and factors, of one pixel. */
const [TURN, ZOOM] = [0.5, 1.008]
/** Pixels of a drag from one limit of opacity to the other. */
const WHOLE_SHIFT = 400
/** Pixels between points of a drawn line. */
const POINT = 3

/** What a button does by itself, whichever tool is chosen; the first does what the tool does. */
const BUTTONS: Readonly<Record<number, RenderingTool>> = { 1: 'pan', 2: 'zoom' }

/** Drags over a rendering. `zoom`: screen pixels for a mm, as it is seen. */
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
      if (drag.tool === 'turn') rendering.turn(right * TURN, down * TURN)
      else if (drag.tool === 'pan') rendering.pan(right / zoom(), down / zoom())
      else if (drag.tool === 'zoom') rendering.zoom(ZOOM ** -down)
      else if (drag.tool === 'cut') rendering.drawLasso([...(rendering.read().lasso ?? []), inMm(to)])
      // Upwards more is seen, since lower values become opaque.
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
