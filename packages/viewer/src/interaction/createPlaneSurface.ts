import { dragWindow } from '../display/gray/dragWindow.ts'
import { windowOf } from '../display/gray/windowOf.ts'
import { pan, zoomAt } from '../display/placement/movePlacement.ts'
import { type ScreenPoint, toImage } from '../display/placement/placeImage.ts'
import { beginDraft } from '../measure/tools/beginDraft.ts'
import type { MeasurementPlace } from '../model/Measurement.ts'
import type { Stack } from '../model/Stack.ts'
import type { Placement } from '../model/View.ts'
import type { Planes } from '../planes/createPlanes.ts'
import { ownMeasurements } from '../planes/ownMeasurements.ts'
import type { PlanePlace } from '../planes/PlaneMeasurement.ts'
import { homeOf, placementOf, planePlacementOf } from '../planes/PlanePlacement.ts'
import { millimetreMatrix, millimetres } from '../planes/planePlace.ts'
import type { ShownPlane } from '../planes/ShownPlane.ts'
import { shapeOfPlane } from '../planes/shapeOfPlane.ts'
import type { Session } from '../session/createSession.ts'
import type { PlaneName } from '../space/volume/standardAxes.ts'
import type { Grip } from './createFingers.ts'
import { createWheel } from './createWheel.ts'
import { crosshairDrag, grabCrosshair } from './crosshairDrag.ts'
import type { PointerInput } from './PointerInput.ts'
import type { Drag, NavigationTool, Surface, SurfaceView } from './Surface.ts'
import { scrollDrag } from './scrollDrag.ts'
import { zoomFactor } from './zoomFactor.ts'

interface PlaneSurfaceParts {
  session: Session
  planes: Planes
  name: PlaneName
  /** The series of the plane. */
  stack: Stack
  painted: () => ShownPlane | undefined
}

export function createPlaneSurface(parts: PlaneSurfaceParts): Surface {
  const { planes, name, painted } = parts
  const wheel = createWheel({
    scroll: (steps) => planes.scroll(steps, name),
    zoom(at, factor) {
      const shown = painted()
      if (!shown) return
      const { plane } = shown.picture
      const zoomed = zoomAt(shown.view, shapeOfPlane(plane), shown.size, at, factor)
      planes.place(planePlacementOf(zoomed, plane), name)
    },
  })
  return {
    activate: () => planes.activate(name),
    maximize: planes.toggleAlone,
    look() {
      const shown = painted()
      return shown && viewOf(parts, shown)
    },
    wheel(input) {
      wheel(input)
      return true
    },
  }
}

function viewOf(parts: PlaneSurfaceParts, shown: ShownPlane): SurfaceView {
  const { planes, name, stack, painted } = parts
  const { picture, matrix } = shown
  const { geometry, spacing } = picture.plane
  return {
    pointAt: (at) => millimetres(picture.plane, toImage(matrix, at)),
    pointOn({ place }, at) {
      const now = painted() ?? shown
      return toImage(millimetreMatrix((place as PlanePlace).geometry, now.picture.plane, now.matrix), at)
    },
    tolerance(reach) {
      const millimeters = (reach / Math.hypot(matrix.a, matrix.b)) * spacing[1]
      return { x: millimeters, y: millimeters }
    },
    own: (items) => ownMeasurements(items, stack, planes, picture),
    beginDraft(tool, at) {
      const { slab } = planes.read().crosshair
      const place: MeasurementPlace = {
        on: 'plane',
        stack: stack.id,
        geometry,
        ...(slab.thickness > 0 && { slab }),
      }
      return beginDraft(tool, place, at, { pixel: spacing[1] })
    },
    scaleOf: () => undefined,
    locate: (at) => crosshairDrag(planes, shown, at),
    grab: (at) => grabCrosshair(planes, name, shown, at),
    navigate: (tool, from) => navigate(parts, shown, tool, from),
    pinch: (start) => pinchOf(parts, shown, start),
  }
}

function pinchOf({ planes, name }: PlaneSurfaceParts, { picture, size }: ShownPlane, start: Grip) {
  const { placements, basis } = planes.read()
  const home = homeOf(planes.shape, basis, name)
  // The requested placement, because one that was just undone isn't painted yet.
  const before = placementOf(placements[name], picture.plane, home, size)
  const shape = shapeOfPlane(picture.plane)
  return (now: Grip) => {
    const zoomed = zoomAt(before, shape, size, start.middle, now.gap / start.gap)
    const [dx, dy] = [now.middle.x - start.middle.x, now.middle.y - start.middle.y]
    planes.place(planePlacementOf(pan(zoomed, shape, size, dx, dy), picture.plane), name)
  }
}

function navigate(
  { session, planes, name }: PlaneSurfaceParts,
  { picture, view, size }: ShownPlane,
  tool: NavigationTool,
  from: PointerInput,
): Drag {
  if (tool === 'scroll') return scrollDrag(from, (steps) => planes.scroll(steps, name))
  if (tool === 'window') {
    // Planes share the window of their series.
    const start = windowOf(picture.frame, picture.decoded, view.voi)
    const isInverted = start.isInverted !== view.isInverted
    return {
      move: ({ x, y }) => session.changeView({ voi: dragWindow(start, x - from.x, y - from.y, isInverted) }),
      undo: () => session.changeView({ voi: view.voi }),
    }
  }
  const before = planes.read().placements[name]
  const shape = shapeOfPlane(picture.plane)
  const next = ({ x, y }: ScreenPoint): Placement =>
    tool === 'pan'
      ? pan(view, shape, size, x - from.x, y - from.y)
      : zoomAt(view, shape, size, from, zoomFactor(y - from.y))
  return {
    move: (to) => planes.place(planePlacementOf(next(to), picture.plane), name),
    undo: () => planes.place(before, name),
  }
}
