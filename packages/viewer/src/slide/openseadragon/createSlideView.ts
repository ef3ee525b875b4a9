import { createEmitter } from '@pandok/domain'
import type OpenSeadragon from 'openseadragon'
import type { ImagePoint } from '../../model/Geometry.ts'
import type { SlidePlacement } from '../SlidePlacement.ts'
import type { SlideSource } from '../SlideSource.ts'
import { createBitmapDrawer } from './createBitmapDrawer.ts'
import { createTileSource } from './createTileSource.ts'
import { loadOpenSeadragon } from './loadOpenSeadragon.ts'
import { createSlideWorld } from './slideWorld.ts'
import { viewerOptions } from './viewerOptions.ts'

export interface SlideViewOptions {
  /** Bytes of decoded tiles that are kept. Default 128 MiB. */
  cacheBytes?: number
  placement?: SlidePlacement
  /** For tests and pictures: moves happen at once. */
  isImmediate?: boolean
}

/** Part of a slide, in pixels of the largest level. */
export interface SlideRect {
  x: number
  y: number
  width: number
  height: number
}

/** A slide on the screen. Screen points are CSS pixels from the upper left corner of its element. */
export interface SlideView {
  source: SlideSource
  placement: () => SlidePlacement
  /** Jumps, or moves there within a quarter of a second. */
  place: (placement: SlidePlacement, isImmediate?: boolean) => void
  size: () => { width: number; height: number }
  /** Around a screen point, or the middle. */
  zoomBy: (factor: number, around?: ImagePoint) => void
  /** By screen pixels: positive moves the view to the right and down. */
  panBy: (dx: number, dy: number) => void
  fit: () => void
  /** One pixel of the slide is one pixel of the screen. */
  actualSize: () => void
  /** Device pixels per pixel of the slide. */
  setScale: (scale: number) => void
  rotateBy: (degrees: number) => void
  rotateTo: (degrees: number) => void
  goTo: (rect: SlideRect) => void
  toScreen: (point: ImagePoint) => ImagePoint
  toImage: (point: ImagePoint) => ImagePoint
  /** Called when anything of the placement or the size has changed; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void
  /** Tiles that couldn't be read since the slide was opened. */
  failedTiles: () => number
  /** Resolves when everything in view is drawn as sharp as it gets. */
  settled: () => Promise<void>
  /** What is drawn, for pictures of the view. */
  canvas: () => HTMLCanvasElement
  /** Whether drags and the wheel move the view; off while something else is done with the mouse. */
  setMouse: (isOn: boolean) => void
  dispose: () => void
}

/** Shows a slide in an element that has a size and a position of its own. */
export const createSlideView = async (
  element: HTMLElement,
  source: SlideSource,
  options: SlideViewOptions = {},
): Promise<SlideView> => {
  const osd = await loadOpenSeadragon()
  const world = createSlideWorld(source)
  const listeners = createEmitter()
  let failed = 0
  /** Nobody has moved it since it was fitted: it stays so when the window changes. */
  let isFitted = options.placement === undefined
  let isDisposed = false

  const viewer = new osd.Viewer({
    ...viewerOptions(source, options.cacheBytes),
    element,
    drawer: createBitmapDrawer(osd),
  } as unknown as OpenSeadragon.Options)
  clearWithoutMarkup(viewer.overlaysContainer)
  const tiles = createTileSource(osd, source, world, {
    onTileFailed: () => {
      failed++
      notify()
    },
  })
  const viewport = () => viewer.viewport
  const image = () => viewer.world.getItemAt(0)
  const width = () => viewport().getContainerSize().x

  const placement = (): SlidePlacement => {
    const bounds = viewport().getBoundsNoRotate(true)
    return {
      center: world.toImage(viewport().getCenter(true)),
      scale: width() / (bounds.width * world.width),
      rotation: wholeTurn(viewport().getRotation(true)),
    }
  }
  const zoomOf = (scale: number) => (scale * world.width) / width()
  const place = (to: SlidePlacement, isImmediate = options.isImmediate ?? false) => {
    isFitted = false
    const center = world.toWorld(to.center)
    viewport().setRotation(nearestTurn(viewport().getRotation(), to.rotation), isImmediate)
    viewport().zoomTo(zoomOf(to.scale), undefined, isImmediate)
    viewport().panTo(new osd.Point(center.x, center.y), isImmediate)
    viewer.forceRedraw()
  }
  const apply = () => {
    isFitted = false
    viewport().applyConstraints(options.isImmediate ?? false)
    if (options.isImmediate) viewer.forceRedraw()
  }
  /** Whether the view has arrived where it was sent. */
  const isStill = () => {
    const [at, to] = [viewport().getBoundsNoRotate(true), viewport().getBoundsNoRotate(false)]
    const away = Math.abs(at.x - to.x) + Math.abs(at.y - to.y) + Math.abs(at.width - to.width)
    return away < at.width * 1e-4 && Math.abs(viewport().getRotation(true) - viewport().getRotation()) < 0.01
  }
  const mirrored = (x: number) => (source.isMirrored ? width() - x : x)

  let last = ''
  const notify = () => {
    if (isDisposed) return
    const { center, scale, rotation } = placement()
    const { x, y } = viewport().getContainerSize()
    const now = [center.x, center.y, scale, rotation, x, y, failed].join()
    if (now === last) return
    last = now
    listeners.emit()
  }

  await new Promise<void>((resolve, reject) => {
    viewer.addOnceHandler('open', () => resolve())
    viewer.addOnceHandler('open-failed', () => reject(new Error('slide view')))
    viewer.open(tiles as never)
  })
  if (source.isMirrored) viewport().setFlip(true)
  if (options.placement) place(options.placement, true)
  for (const event of ['canvas-drag', 'canvas-scroll', 'canvas-pinch'] as const) {
    viewer.addHandler(event, () => {
      isFitted = false
    })
  }
  viewer.addHandler('resize', () => {
    if (isFitted) viewport().goHome(true)
  })
  for (const event of [
    'viewport-change',
    'update-viewport',
    'resize',
    'rotate',
    'animation-finish',
  ] as const) {
    viewer.addHandler(event, notify)
  }

  return {
    source,
    placement,
    place,
    size: () => {
      const { x, y } = viewport().getContainerSize()
      return { width: x, height: y }
    },
    zoomBy: (factor, around) => {
      const point = around && viewport().pointFromPixel(new osd.Point(mirrored(around.x), around.y), true)
      viewport().zoomBy(factor, point, options.isImmediate)
      apply()
    },
    panBy: (dx, dy) => {
      const delta = viewport().deltaPointsFromPixels(new osd.Point(source.isMirrored ? -dx : dx, dy))
      viewport().panBy(delta.rotate(-viewport().getRotation()), options.isImmediate)
      apply()
    },
    fit: () => {
      isFitted = true
      viewport().goHome(options.isImmediate)
    },
    actualSize: () => {
      viewport().zoomTo(zoomOf(1 / devicePixelRatio), undefined, options.isImmediate)
      apply()
    },
    setScale: (scale) => {
      viewport().zoomTo(zoomOf(scale / devicePixelRatio), undefined, options.isImmediate)
      apply()
    },
    rotateBy: (degrees) => {
      viewport().setRotation(viewport().getRotation() + degrees, options.isImmediate)
    },
    rotateTo: (degrees) => {
      viewport().setRotation(nearestTurn(viewport().getRotation(), degrees), options.isImmediate)
    },
    goTo: (rect) => {
      isFitted = false
      const from = world.toWorld(rect)
      const to = world.toWorld({ x: rect.x + rect.width, y: rect.y + rect.height })
      viewport().fitBounds(new osd.Rect(from.x, from.y, to.x - from.x, to.y - from.y), options.isImmediate)
    },
    toScreen: (point) => {
      const { x, y } = world.toWorld(point)
      const pixel = viewport().pixelFromPoint(new osd.Point(x, y), true)
      return { x: mirrored(pixel.x), y: pixel.y }
    },
    toImage: (point) =>
      world.toImage(viewport().pointFromPixel(new osd.Point(mirrored(point.x), point.y), true)),
    subscribe: (listener) => {
      return listeners.subscribe(listener)
    },
    failedTiles: () => failed,
    settled: () =>
      new Promise((resolve) => {
        const check = () => {
          if (isDisposed || (image().getFullyLoaded() && isStill())) resolve()
          else requestAnimationFrame(check)
        }
        requestAnimationFrame(check)
      }),
    canvas: () => viewer.drawer.canvas,
    setMouse: (isOn) => {
      viewer.setMouseNavEnabled(isOn)
    },
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      listeners.clear()
      viewer.destroy()
      element.replaceChildren()
    },
  }
}

/** OpenSeadragon empties its overlays by `innerHTML = ''`, which pages with trusted types forbid. */
const clearWithoutMarkup = (container: HTMLElement): void => {
  Object.defineProperty(container, 'innerHTML', {
    set: () => container.replaceChildren(),
    configurable: true,
  })
}

const wholeTurn = (degrees: number): number => ((degrees % 360) + 360) % 360

/** The same direction, by the shorter way round. */
const nearestTurn = (from: number, to: number): number => from + ((((to - from) % 360) + 540) % 360) - 180
