import type { ImagePoint } from '../../model/Geometry.ts'
import type { SlidePlacement } from '../SlidePlacement.ts'
import type { SlideSource } from '../SlideSource.ts'

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
