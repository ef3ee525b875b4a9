import type { ScreenPoint } from '../display/placement/placeImage.ts'
import type { Scale } from '../measure/geometry/point.ts'
import type { Draft } from '../measure/tools/Draft.ts'
import type { ImagePoint } from '../model/Geometry.ts'
import type { DrawingTool, Measurement } from '../model/Measurement.ts'
import type { PointerTool } from '../session/ViewerState.ts'
import type { Grip } from './createFingers.ts'
import type { WheelInput } from './createWheel.ts'
import type { PointerInput } from './PointerInput.ts'

/** Tools that change the view instead of measuring. */
export type NavigationTool = Exclude<PointerTool, DrawingTool>

/** An active drag, created from the state at its start. */
export interface Drag {
  move(to: PointerInput): void
  /** Absent if releasing the pointer changes nothing. */
  end?(at: PointerInput): void
  /** Restores the state from before the drag. */
  undo(): void
}

/** The state of a surface at the time of an event. */
export interface SurfaceView {
  /** Screen → coordinates of what is measured here now. */
  pointAt(at: ScreenPoint): ImagePoint
  /** Screen → coordinates of a measurement on this surface. */
  pointOn(measurement: Measurement, at: ScreenPoint): ImagePoint
  /** A distance in screen pixels in the coordinates of measurements. */
  tolerance(reach: number): Scale
  /** The measurements that lie on the shown image. */
  own(items: readonly Measurement[]): readonly Measurement[]
  beginDraft(tool: DrawingTool, at: ImagePoint): Draft
  /** Keeps right angles of a measurement right; undefined if its pixels are square. */
  scaleOf(measurement: Measurement): Scale | undefined
  /** Undefined if the surface doesn't handle the pointer, which then goes to whatever lies beneath. */
  navigate(tool: NavigationTool, from: PointerInput): Drag | undefined
  /** With Shift: shows a point of the surface in all other viewports. */
  locate?(at: PointerInput): Drag
  /** Parts of the surface that can be dragged, such as the lines of a crosshair. */
  grab?(at: PointerInput): Drag | undefined
  /**
   * Called when two fingers touch it; returns a function that follows them. Absent if it can't be pinched
   * now.
   */
  pinch?(start: Grip): (now: Grip) => void
}

/** Where gestures happen: an image of a stack, a plane, a slide. */
export interface Surface {
  /** Makes this surface the target of commands. */
  activate(): void
  /** Undefined if nothing is shown yet. */
  look(): SurfaceView | undefined
  /** Called for a double click that isn't part of a measurement. */
  maximize?(): void
  /** Returns whether the wheel was handled; otherwise it goes to whatever lies beneath. */
  wheel(input: WheelInput): boolean
}
