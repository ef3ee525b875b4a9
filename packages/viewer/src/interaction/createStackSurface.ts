import { dragWindow } from '../display/gray/dragWindow.ts'
import { windowOf } from '../display/gray/windowOf.ts'
import { pan, zoomAt } from '../display/placement/movePlacement.ts'
import {
  aspectOf,
  type ImageShape,
  type Matrix,
  toImage,
  type ViewportSize,
} from '../display/placement/placeImage.ts'
import { calibrationOf } from '../measure/calibration/calibrationOf.ts'
import { beginDraft } from '../measure/tools/beginDraft.ts'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { StackFrame } from '../model/Stack.ts'
import type { View } from '../model/View.ts'
import type { Session } from '../session/createSession.ts'
import { createWheel } from './createWheel.ts'
import type { PointerInput } from './PointerInput.ts'
import type { Drag, NavigationTool, Surface, SurfaceView } from './Surface.ts'
import { scrollDrag } from './scrollDrag.ts'
import { toleranceOn } from './toleranceOn.ts'
import { zoomFactor } from './zoomFactor.ts'

/** A painted image with its placement on the screen. */
export interface PaintedFrame {
  frame: StackFrame
  decoded: DecodedFrame
  view: View
  /** Image pixels → CSS pixels. */
  matrix: Matrix
  size: ViewportSize
}

interface StackSurfaceParts {
  session: Session
  /** The index of its viewport. */
  at: number
  painted: () => PaintedFrame | undefined
}

export const shapeOfFrame = ({ frame, decoded }: Pick<PaintedFrame, 'frame' | 'decoded'>): ImageShape => ({
  columns: decoded.columns,
  rows: decoded.rows,
  aspect: aspectOf(frame.frame.spacing),
})

export function createStackSurface({ session, at, painted }: StackSurfaceParts): Surface {
  const wheel = createWheel({
    scroll: (steps) => session.scroll(steps, at),
    zoom(place, factor) {
      const seen = painted()
      // The requested view rather than the last painted one, because a wheel is faster than painting.
      const view = session.read().viewports[at]?.view
      if (seen && view) session.changeView(zoomAt(view, shapeOfFrame(seen), seen.size, place, factor), at)
    },
  })
  return {
    activate: () => session.activate(at),
    maximize: () => session.toggle('isMaximized'),
    look: () => painted() && viewOf({ session, at, painted }),
    wheel(input) {
      wheel(input)
      return true
    },
  }
}

function viewOf(parts: StackSurfaceParts): SurfaceView {
  const { session, at, painted } = parts
  const { frame, matrix, view } = painted() as PaintedFrame
  const matrixNow = () => painted()?.matrix ?? matrix
  return {
    pointAt: (place) => toImage(matrix, place),
    pointOn: (_, place) => toImage(matrixNow(), place),
    tolerance: (reach) => toleranceOn(matrix, reach),
    own: (items) => items.filter(({ place }) => place.on === 'frame' && place.frame === frame.id),
    beginDraft(tool, point) {
      // What is measured has to stay on the screen.
      session.setCine(undefined, at)
      const scale = calibrationOf(frame, [point])
      return beginDraft(tool, { on: 'frame', frame: frame.id }, point, { scale })
    },
    scaleOf: ({ points }) => calibrationOf(frame, points),
    navigate: (tool, from) => navigate(parts, tool, from),
    pinch(start) {
      // What lies under the fingers stays under them. The requested view is used, because one that was just
      // undone isn't painted yet.
      const before = session.read().viewports[at]?.view ?? view
      return (now) => {
        const seen = painted()
        if (!seen) return
        const zoomed = zoomAt(before, shapeOfFrame(seen), seen.size, start.middle, now.gap / start.gap)
        const [dx, dy] = [now.middle.x - start.middle.x, now.middle.y - start.middle.y]
        const { scale, center } = pan(zoomed, shapeOfFrame(seen), seen.size, dx, dy)
        session.changeView({ scale, center }, at)
      }
    },
  }
}

function navigate(
  { session, at, painted }: StackSurfaceParts,
  tool: NavigationTool,
  from: PointerInput,
): Drag {
  if (tool === 'scroll') return scrollDrag(from, (steps) => session.scroll(steps, at))
  const begun = painted() as PaintedFrame
  const undo = () => session.changeView(begun.view, at)
  if (tool === 'window') {
    const start = windowOf(begun.frame, begun.decoded, begun.view.voi)
    const isInverted = start.isInverted !== begun.view.isInverted
    const move = ({ x, y }: PointerInput) =>
      session.changeView({ voi: dragWindow(start, x - from.x, y - from.y, isInverted) }, at)
    return { move, undo }
  }
  return {
    move({ x, y }) {
      const seen = painted() ?? begun
      const shape = shapeOfFrame(seen)
      const next =
        tool === 'pan'
          ? pan(begun.view, shape, seen.size, x - from.x, y - from.y)
          : zoomAt(begun.view, shape, seen.size, from, zoomFactor(y - from.y))
      session.changeView(next, at)
    },
    undo,
  }
}
