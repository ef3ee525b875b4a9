import { createEmitter } from '@pandok/domain'
import type OpenSeadragon from 'openseadragon'
import type { SlidePlacement } from '../SlidePlacement.ts'
import type { SlideSource } from '../SlideSource.ts'
import { createBitmapDrawer } from './createBitmapDrawer.ts'
import { createSlideMoves } from './createSlideMoves.ts'
import { createTileSource } from './createTileSource.ts'
import { loadOpenSeadragon } from './loadOpenSeadragon.ts'
import type { SlideView } from './SlideView.ts'
import { createSlideWorld } from './slideWorld.ts'
import { viewerOptions } from './viewerOptions.ts'

export interface SlideViewOptions {
  /** Bytes of cached decoded tiles. Default 128 MiB. */
  cacheBytes?: number
  placement?: SlidePlacement
  /** For tests and pictures: disables animations. */
  isImmediate?: boolean
}

/** Shows a slide in an element that has a size and is positioned. */
export const createSlideView = async (
  element: HTMLElement,
  source: SlideSource,
  options: SlideViewOptions = {},
): Promise<SlideView> => {
  const osd = await loadOpenSeadragon()
  const world = createSlideWorld(source)
  const own = appendOwn(element)
  const listeners = createEmitter()
  let failed = 0
  let isDisposed = false

  const viewer = new osd.Viewer({
    ...viewerOptions(source, options.cacheBytes),
    element: own,
    drawer: createBitmapDrawer(osd),
  } as unknown as OpenSeadragon.Options)
  clearWithoutMarkup(viewer.overlaysContainer)
  const tiles = createTileSource(osd, source, world, {
    onTileFailed: () => {
      failed++
      notify()
    },
  })
  const moves = createSlideMoves({
    osd,
    viewer,
    world,
    source,
    isImmediate: options.isImmediate,
    isFitted: options.placement === undefined,
  })

  let last = ''
  const notify = () => {
    if (isDisposed) return
    const { center, scale, rotation } = moves.view.placement()
    const { width, height } = moves.view.size()
    const now = [center.x, center.y, scale, rotation, width, height, failed].join()
    if (now === last) return
    last = now
    listeners.emit()
  }

  const close = () => {
    viewer.destroy()
    own.remove()
  }
  await new Promise<void>((resolve, reject) => {
    viewer.addOnceHandler('open', () => resolve())
    viewer.addOnceHandler('open-failed', () => {
      close()
      reject(new Error('slide view'))
    })
    viewer.open(tiles as never)
  })
  if (source.isMirrored) viewer.viewport.setFlip(true)
  if (options.placement) moves.view.place(options.placement, true)
  for (const event of ['canvas-drag', 'canvas-scroll', 'canvas-pinch'] as const)
    viewer.addHandler(event, moves.noteMoved)
  viewer.addHandler('resize', moves.noteResized)
  for (const event of [
    'viewport-change',
    'update-viewport',
    'resize',
    'rotate',
    'animation-finish',
  ] as const) {
    viewer.addHandler(event, notify)
  }

  // Drawn tiles have the old colors, so all are reloaded.
  const stopChannels = source.channels?.subscribe(() => viewer.world.getItemAt(0)?.reset())

  return {
    source,
    ...moves.view,
    subscribe: (listener) => listeners.subscribe(listener),
    failedTiles: () => failed,
    settled: () =>
      new Promise((resolve) => {
        const check = () => {
          if (isDisposed || (viewer.world.getItemAt(0).getFullyLoaded() && moves.isStill())) resolve()
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
      stopChannels?.()
      listeners.clear()
      close()
    },
  }
}

/** A view may still be open when the next one begins in the same place, so closing it must not take the other's away. */
function appendOwn(host: HTMLElement): HTMLElement {
  const own = host.ownerDocument.createElement('div')
  own.style.position = 'absolute'
  own.style.inset = '0'
  host.append(own)
  return own
}

/** OpenSeadragon clears its overlays with `innerHTML = ''`, which Trusted Types forbid. */
const clearWithoutMarkup = (container: HTMLElement): void => {
  Object.defineProperty(container, 'innerHTML', {
    set: () => container.replaceChildren(),
    configurable: true,
  })
}
