import type OpenSeadragon from 'openseadragon'
import type { SlidePlacement } from '../SlidePlacement.ts'
import type { SlideSource } from '../SlideSource.ts'
import type { SlideView } from './SlideView.ts'
import type { SlideWorld } from './slideWorld.ts'

interface MoveParts {
  osd: typeof OpenSeadragon
  viewer: OpenSeadragon.Viewer
  world: SlideWorld
  source: SlideSource
  isImmediate: boolean | undefined
  /** True if it wasn't moved since it was fitted: it is fitted again when the window changes. */
  isFitted: boolean
}

/** The placement of a slide on the screen, and all movements. */
export function createSlideMoves({ osd, viewer, world, source, isImmediate: isJump, ...start }: MoveParts) {
  let { isFitted } = start
  const viewport = () => viewer.viewport
  const width = () => viewport().getContainerSize().x

  const placement = (): SlidePlacement => {
    const bounds = viewport().getBoundsNoRotate(true)
    return {
      center: world.toImage(viewport().getCenter(true)),
      scale: width() / (bounds.width * world.width),
      rotation: normalizedDegrees(viewport().getRotation(true)),
    }
  }
  const zoomOf = (scale: number) => (scale * world.width) / width()
  const place = (to: SlidePlacement, isImmediate = isJump ?? false) => {
    isFitted = false
    const center = world.toWorld(to.center)
    viewport().setRotation(nearestRotation(viewport().getRotation(), to.rotation), isImmediate)
    viewport().zoomTo(zoomOf(to.scale), undefined, isImmediate)
    viewport().panTo(new osd.Point(center.x, center.y), isImmediate)
    viewer.forceRedraw()
  }
  const apply = () => {
    isFitted = false
    viewport().applyConstraints(isJump ?? false)
    if (isJump) viewer.forceRedraw()
  }
  /** Whether the animation has finished. */
  const isStill = () => {
    const [at, to] = [viewport().getBoundsNoRotate(true), viewport().getBoundsNoRotate(false)]
    const away = Math.abs(at.x - to.x) + Math.abs(at.y - to.y) + Math.abs(at.width - to.width)
    return away < at.width * 1e-4 && Math.abs(viewport().getRotation(true) - viewport().getRotation()) < 0.01
  }
  const mirrored = (x: number) => (source.isMirrored ? width() - x : x)

  const view: Pick<SlideView, ViewMoves> = {
    placement,
    place,
    size: () => {
      const { x, y } = viewport().getContainerSize()
      return { width: x, height: y }
    },
    zoomBy: (factor, around) => {
      const point = around && viewport().pointFromPixel(new osd.Point(mirrored(around.x), around.y), true)
      viewport().zoomBy(factor, point, isJump)
      apply()
    },
    panBy: (dx, dy) => {
      const delta = viewport().deltaPointsFromPixels(new osd.Point(source.isMirrored ? -dx : dx, dy))
      viewport().panBy(delta.rotate(-viewport().getRotation()), isJump)
      apply()
    },
    fit: () => {
      isFitted = true
      viewport().goHome(isJump)
    },
    actualSize: () => {
      viewport().zoomTo(zoomOf(1 / devicePixelRatio), undefined, isJump)
      apply()
    },
    setScale: (scale) => {
      viewport().zoomTo(zoomOf(scale / devicePixelRatio), undefined, isJump)
      apply()
    },
    rotateBy: (degrees) => {
      viewport().setRotation(viewport().getRotation() + degrees, isJump)
    },
    rotateTo: (degrees) => {
      viewport().setRotation(nearestRotation(viewport().getRotation(), degrees), isJump)
    },
    goTo: (rect) => {
      isFitted = false
      const from = world.toWorld(rect)
      const to = world.toWorld({ x: rect.x + rect.width, y: rect.y + rect.height })
      viewport().fitBounds(new osd.Rect(from.x, from.y, to.x - from.x, to.y - from.y), isJump)
    },
    toScreen: (point) => {
      const { x, y } = world.toWorld(point)
      const pixel = viewport().pixelFromPoint(new osd.Point(x, y), true)
      return { x: mirrored(pixel.x), y: pixel.y }
    },
    toImage: (point) =>
      world.toImage(viewport().pointFromPixel(new osd.Point(mirrored(point.x), point.y), true)),
  }
  return {
    view,
    isStill,
    /** Called when the reader has moved it. */
    noteMoved(): void {
      isFitted = false
    },
    /** Called when the element was resized. */
    noteResized(): void {
      if (isFitted) viewport().goHome(true)
    },
  }
}

type ViewMoves =
  | 'placement'
  | 'place'
  | 'size'
  | 'zoomBy'
  | 'panBy'
  | 'fit'
  | 'actualSize'
  | 'setScale'
  | 'rotateBy'
  | 'rotateTo'
  | 'goTo'
  | 'toScreen'
  | 'toImage'

const normalizedDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The same direction by the shorter rotation. */
const nearestRotation = (from: number, to: number): number => from + ((((to - from) % 360) + 540) % 360) - 180
