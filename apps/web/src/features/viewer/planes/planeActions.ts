import {
  crosshairPlane,
  flipHorizontally,
  flipVertically,
  hasBases,
  homeOf,
  type Planes,
  placementOf,
  RESET_PLACEMENT,
  rotate,
  rotateLines,
  showNextMode,
  showOtherBasis,
  thicken,
  togglePlaying,
  toggleSphere,
  toggleTurning,
} from '@pandok/viewer'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { imageElement, imageRatio } from '../window/imageElement.ts'

/** Number of planes for Page up and Page down. */
const PAGE = 10

const elementOf = (plane: string) => imageElement(`[data-plane="${plane}"]`)

/** Actions that need more than the planes. */
interface PlaneScreenActions {
  close: () => void
  keep: () => void
  /** Fuses the next series; undefined if there is none. */
  fuse: (() => void) | undefined
  /** Changes the opacity of the fused series; undefined if there is none. */
  blend: ((by: number) => void) | undefined
}

/** Change of opacity per key press. */
const BLEND_STEP = 0.1

/**
 * Commands while planes are shown. An absent command works as for images; an undefined one isn't available.
 */
export function planeActions(
  planes: Planes,
  { close, keep, fuse, blend }: PlaneScreenActions,
): ViewerActions {
  const { read, shape } = planes
  const turned = (by: (placement: typeof RESET_PLACEMENT) => typeof RESET_PLACEMENT) => () => {
    const { rotation, isFlipped } = by({ ...RESET_PLACEMENT, ...orientationOf(planes) })
    planes.place({ rotation, isFlipped })
  }
  function zoom(factor: number): void {
    const { active, placements, crosshair, basis } = read()
    const size = elementOf(active)?.getBoundingClientRect()
    if (!size) return
    const plane = crosshairPlane(crosshair, shape, active)
    const { scale } = placementOf(placements[active], plane, homeOf(shape, basis, active), size)
    const next = ((scale ?? 1) / plane.spacing[1]) * factor
    planes.place({ scale: Math.min(Math.max(next, 0.05), 400) })
  }
  const goOn = (steps: number) => () => elementOf(planes.activateNext(steps))?.focus()

  return {
    'image.next': () => (isTurned(planes) ? planes.rotateBy(1) : planes.scroll(1)),
    'image.previous': () => (isTurned(planes) ? planes.rotateBy(-1) : planes.scroll(-1)),
    'image.forward': () => planes.scroll(PAGE),
    'image.back': () => planes.scroll(-PAGE),
    'image.first': () => planes.goTo(0),
    'image.last': () => planes.goTo(Number.MAX_SAFE_INTEGER),
    'viewport.next': goOn(1),
    'viewport.previous': goOn(-1),
    'look.zoomIn': () => zoom(1.25),
    'look.zoomOut': () => zoom(0.8),
    'look.fit': () => planes.place({ scale: null, center: null }),
    'look.oneToOne': () => {
      const finest = Math.min(shape.columnSpacing, shape.rowSpacing)
      planes.place({ scale: 1 / imageRatio() / finest })
    },
    'look.rotateRight': turned((placement) => rotate(placement, 90)),
    'look.rotateLeft': turned((placement) => rotate(placement, -90)),
    'look.flipHorizontally': turned(flipHorizontally),
    'look.flipVertically': turned(flipVertically),
    'look.reset': planes.reset,
    'layout.maximize': planes.toggleAlone,
    'layout.planes': close,
    'planes.thicker': () => thicken(planes, 1),
    'planes.thinner': () => thicken(planes, -1),
    'planes.mode': () => showNextMode(planes),
    'planes.turnRight': () => rotateLines(planes, 1),
    'planes.turnLeft': () => rotateLines(planes, -1),
    'planes.basis': hasBases(planes) ? () => showOtherBasis(planes) : undefined,
    'planes.fuse': fuse,
    'planes.blendMore': blend && (() => blend(BLEND_STEP)),
    'planes.blendLess': blend && (() => blend(-BLEND_STEP)),
    'planes.sphere': () => toggleSphere(planes),
    'planes.curved': planes.toggleCurved,
    'planes.turning': () => toggleTurning(planes, !matchMedia('(prefers-reduced-motion: reduce)').matches),
    // These commands apply to single images, of which there are none here.
    'cine.toggle': () => togglePlaying(planes),
    'cine.faster': undefined,
    'cine.slower': undefined,
    'cine.swing': undefined,
    'mark.keyImage': keep,
    'layout.linkHere': undefined,
    'layout.save': undefined,
    'mark.again': undefined,
    'look.overlays': undefined,
    'layout.referenceLines': undefined,
  }
}

/** Returns whether the active plane is replaced by the projection. */
const isTurned = ({ read }: Planes): boolean => read().turning !== undefined && read().active === 'coronal'

function orientationOf({ read }: Planes) {
  const { rotation, isFlipped } = read().placements[read().active]
  return { rotation, isFlipped }
}
