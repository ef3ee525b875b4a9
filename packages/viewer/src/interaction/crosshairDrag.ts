import { type ScreenPoint, toImage } from '../display/placement/placeImage.ts'
import type { Planes } from '../planes/createPlanes.ts'
import { crosshairOnScreen, hitCrosshair } from '../planes/crosshairOnScreen.ts'
import type { ShownPlane } from '../planes/ShownPlane.ts'
import { imagePoint, patientPoint } from '../space/plane/ImagePlane.ts'
import type { PlaneName } from '../space/volume/standardAxes.ts'
import { type PointerInput, REACH, reachOf } from './PointerInput.ts'
import type { Drag } from './Surface.ts'

/** The crosshair jumps to the pointer and follows it. */
export function crosshairDrag(planes: Planes, shown: ShownPlane, at: PointerInput): Drag {
  const before = planes.read().crosshair
  planes.moveTo(patientPoint(shown.picture.plane, toImage(shown.matrix, at)))
  return { ...follow(planes, shown, at), undo: () => planes.setCrosshair(before) }
}

/**
 * The part of the crosshair under the pointer: its center moves it, a line moves it sideways, a handle
 * rotates it.
 */
export function grabCrosshair(
  planes: Planes,
  name: PlaneName,
  shown: ShownPlane,
  at: PointerInput,
): Drag | undefined {
  const { crosshair } = planes.read()
  const seen = crosshairOnScreen(crosshair, name, shown)
  const found = hitCrosshair(seen, at, reachOf(at) - REACH.mouse)
  if (!found) return undefined
  if (found.part === 'handle') return rotateDrag(planes, name, shown, at, seen.at)
  const line = found.part === 'line' ? seen.lines.find(({ of }) => of === found.of) : undefined
  return follow(planes, shown, at, line?.along)
}

/** With `along`, the crosshair moves only across that direction. */
function follow(planes: Planes, shown: ShownPlane, from: PointerInput, along?: ScreenPoint): Drag {
  const begun = planes.read().crosshair
  const { plane } = shown.picture
  const start = imagePoint(plane, begun.center)
  return {
    move({ x, y }) {
      const offset = { x: x - from.x, y: y - from.y }
      const origin = toImage(shown.matrix, { x: 0, y: 0 })
      const end = toImage(shown.matrix, along ? across(offset, along) : offset)
      planes.moveTo(patientPoint(plane, { x: start.x + end.x - origin.x, y: start.y + end.y - origin.y }))
    },
    undo: () => planes.setCrosshair(begun),
  }
}

function rotateDrag(
  planes: Planes,
  name: PlaneName,
  shown: ShownPlane,
  from: PointerInput,
  about: ScreenPoint,
): Drag {
  const begun = planes.read().crosshair
  const angle = ({ x, y }: ScreenPoint) => Math.atan2(y - about.y, x - about.x)
  return {
    move(to) {
      const degrees = ((angle(to) - angle(from)) * 180) / Math.PI
      planes.rotate(begun, name, shown.view.isFlipped ? -degrees : degrees)
    },
    undo: () => planes.setCrosshair(begun),
  }
}

/** The component of a movement across a direction. */
function across(offset: ScreenPoint, along: ScreenPoint): ScreenPoint {
  const by = offset.x * along.x + offset.y * along.y
  return { x: offset.x - along.x * by, y: offset.y - along.y * by }
}
