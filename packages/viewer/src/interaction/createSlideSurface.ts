import { type Matrix, toImage } from '../display/placement/placeImage.ts'
import { slideCalibration } from '../measure/calibration/otherCalibrations.ts'
import { beginDraft } from '../measure/tools/beginDraft.ts'
import type { SlideView } from '../slide/openseadragon/SlideView.ts'
import type { SlideSource } from '../slide/SlideSource.ts'
import type { Grip } from './createFingers.ts'
import type { PointerInput } from './PointerInput.ts'
import type { Drag, Surface, SurfaceView } from './Surface.ts'
import { toleranceOn } from './toleranceOn.ts'

interface SlideSurfaceParts {
  source: SlideSource
  view: Pick<SlideView, 'panBy' | 'zoomBy'>
  /** Pixels of the largest level → CSS pixels, as drawn now. */
  matrix: () => Matrix
  /**
   * Without a measuring tool the slide pans by itself, and gets everything that isn't meant for a
   * measurement.
   */
  isMeasuring: () => boolean
}

const WHEEL_ZOOM = 1.25

export function createSlideSurface(parts: SlideSurfaceParts): Surface {
  return {
    activate: () => undefined,
    look: () => viewOf(parts),
    wheel({ x, y, deltaY }) {
      if (!parts.isMeasuring()) return false
      parts.view.zoomBy(deltaY < 0 ? WHEEL_ZOOM : 1 / WHEEL_ZOOM, { x, y })
      return true
    },
  }
}

function viewOf({ source, view, matrix, isMeasuring }: SlideSurfaceParts): SurfaceView {
  const scale = slideCalibration(source.micronsPerPixel)
  return {
    pointAt: (at) => toImage(matrix(), at),
    pointOn: (_, at) => toImage(matrix(), at),
    tolerance: (reach) => toleranceOn(matrix(), reach),
    own: (items) =>
      items.filter(
        ({ place, tool }) =>
          place.on === 'slide' &&
          place.slide === source.id &&
          // What lies on a line of a counting grid must be counted rather than move the grid.
          !(tool === 'grid' && isMeasuring()),
      ),
    beginDraft: (tool, at) => beginDraft(tool, { on: 'slide', slide: source.id }, at, { scale }),
    scaleOf: () => scale,
    navigate: (tool, from) => (tool === 'pan' && isMeasuring() ? panDrag(view, from) : undefined),
    ...(isMeasuring() && { pinch: (start: Grip) => pinchOf(view, start) }),
  }
}

function panDrag(view: SlideSurfaceParts['view'], from: PointerInput): Drag {
  let last = { x: from.x, y: from.y }
  return {
    move({ x, y }) {
      view.panBy(last.x - x, last.y - y)
      last = { x, y }
    },
    undo: () => view.panBy(last.x - from.x, last.y - from.y),
  }
}

/** A slide is moved in increments, because its animated target differs from the present matrix. */
function pinchOf(view: SlideSurfaceParts['view'], start: Grip): (now: Grip) => void {
  let last = start
  return (now) => {
    view.panBy(last.middle.x - now.middle.x, last.middle.y - now.middle.y)
    if (now.gap !== last.gap) view.zoomBy(now.gap / last.gap, now.middle)
    last = now
  }
}
