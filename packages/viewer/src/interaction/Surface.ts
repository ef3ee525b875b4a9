import type { ScreenPoint } from '../display/placement/placeImage.ts'
import type { Scale } from '../measure/geometry/point.ts'
import type { Draft } from '../measure/tools/Draft.ts'
import type { ImagePoint } from '../model/Geometry.ts'
import type { Measurement, MeasurementTool } from '../model/Measurement.ts'
import type { PointerTool } from '../session/ViewerState.ts'
import type { Grip } from './createFingers.ts'
import type { WheelInput } from './createWheel.ts'
import type { PointerInput } from './PointerInput.ts'

/** The tools that change how an image is seen, and measure nothing. */
export type NavigationTool = Exclude<PointerTool, MeasurementTool>

/** A drag under way. It is made from what was seen when it began. */
export interface Drag {
  move(to: PointerInput): void
  /** Absent: releasing the pointer changes nothing any more. */
  end?(at: PointerInput): void
  /** Everything becomes as it was before the drag. */
  undo(): void
}

/** A surface as it is seen at the moment of an event. */
export interface SurfaceView {
  /** From the screen to the coordinates of what is measured here now. */
  pointAt(at: ScreenPoint): ImagePoint
  /** From the screen to the coordinates of a measurement that lies here. */
  pointOn(measurement: Measurement, at: ScreenPoint): ImagePoint
  /** So many screen pixels in the coordinates of measurements. */
  tolerance(reach: number): Scale
  /** Those of the measurements that lie on what is seen. */
  own(items: readonly Measurement[]): readonly Measurement[]
  beginDraft(tool: MeasurementTool, at: ImagePoint): Draft
  /** Keeps right angles of a measurement right; undefined: its pixels are squares. */
  scaleOf(measurement: Measurement): Scale | undefined
  /** Undefined: the pointer isn't the surface's to take, and whatever lies beneath gets it. */
  navigate(tool: NavigationTool, from: PointerInput): Drag | undefined
  /** With Shift: brings a point of the surface to the eye in all others. */
  locate?(at: PointerInput): Drag
  /** Parts of the surface itself that can be dragged, such as the lines of a crosshair. */
  grab?(at: PointerInput): Drag | undefined
  /** Two fingers lie on it; answers what follows them. Absent: it can't be pinched now. */
  pinch?(start: Grip): (now: Grip) => void
}

/** Where gestures are made: an image of a stack, a plane, a slide. */
export interface Surface {
  /** Commands are meant for this surface from now on. */
  activate(): void
  /** Undefined: nothing is seen yet, so nothing can be meant. */
  look(): SurfaceView | undefined
  /** A double click that measures nothing. */
  maximize?(): void
  /** Answers whether the wheel was taken; otherwise whatever lies beneath gets it. */
  wheel(input: WheelInput): boolean
}
