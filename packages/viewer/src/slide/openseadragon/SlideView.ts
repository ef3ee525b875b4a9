import type { ImagePoint } from '../../model/Geometry.ts'
import type { SlidePlacement } from '../SlidePlacement.ts'
import type { SlideSource } from '../SlideSource.ts'

/** A part of a slide, in pixels of the largest level. */
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
  /** Jumps, or animates within a quarter of a second. */
  place: (placement: SlidePlacement, isImmediate?: boolean) => void
  size: () => { width: number; height: number }
  /** About a screen point, by default the center. */
  zoomBy: (factor: number, around?: ImagePoint) => void
  /** In screen pixels: positive values move the view to the right and down. */
  panBy: (dx: number, dy: number) => void
  fit: () => void
  /** One slide pixel per screen pixel. */
  actualSize: () => void
  /** Device pixels per slide pixel. */
  setScale: (scale: number) => void
  rotateBy: (degrees: number) => void
  rotateTo: (degrees: number) => void
  goTo: (rect: SlideRect) => void
  toScreen: (point: ImagePoint) => ImagePoint
  toImage: (point: ImagePoint) => ImagePoint
  /** Called when the placement or the size has changed; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
  /** The number of tiles that failed since the slide was opened. */
  failedTiles: () => number
  /** Resolves when everything visible is drawn at final quality. */
  settled: () => Promise<void>
  /** The drawn canvas, for pictures of the view. */
  canvas: () => HTMLCanvasElement
  /** Whether drags and the wheel move the view; switched off while the mouse is used otherwise. */
  setMouse: (isOn: boolean) => void
  dispose: () => void
}
