import type { SlideView } from '@pandok/viewer'

export type SlideActionId =
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'actualSize'
  | 'rotateRight'
  | 'rotateLeft'
  | 'panLeft'
  | 'panRight'
  | 'panUp'
  | 'panDown'

/** The fraction of the view by which a key press moves it. */
const PAN_PART = 0.2
const ZOOM_STEP = 1.5

export function slideActions(view: SlideView): Readonly<Record<SlideActionId, () => void>> {
  const pan = (x: number, y: number) => () => {
    const { width, height } = view.size()
    view.panBy(x * width * PAN_PART, y * height * PAN_PART)
  }
  return {
    zoomIn: () => view.zoomBy(ZOOM_STEP),
    zoomOut: () => view.zoomBy(1 / ZOOM_STEP),
    fit: () => view.fit(),
    actualSize: () => view.actualSize(),
    rotateRight: () => view.rotateBy(90),
    rotateLeft: () => view.rotateBy(-90),
    panLeft: pan(-1, 0),
    panRight: pan(1, 0),
    panUp: pan(0, -1),
    panDown: pan(0, 1),
  }
}
