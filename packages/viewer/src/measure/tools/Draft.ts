import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement, MeasurementPlace, MeasurementTool } from '../../model/Measurement.ts'
import type { Scale } from '../geometry/point.ts'

/** An unfinished measurement. */
export interface Draft {
  tool: MeasurementTool
  place: MeasurementPlace
  /** The points set so far. */
  points: readonly ImagePoint[]
  /** Where the next one would be set. */
  next: ImagePoint | undefined
  isPressed: boolean
  /** The calibration, for right angles. */
  scale: Scale
  /** Size of a pixel in the coordinates of the points: 1 on frames and slides, mm on planes. */
  pixel: number
}

/**
 * `tolerance` is the distance within which two points count as the same: a few screen pixels, in image
 * coordinates.
 */
export type DraftEvent =
  | { kind: 'down' | 'move' | 'up' | 'double'; at: ImagePoint; tolerance: Scale }
  /** Finishes a tool with any number of points; ignored otherwise. */
  | { kind: 'enter' }
  | { kind: 'escape' }
  /** Removes the last point. */
  | { kind: 'back' }

/** The result of an event: the draft continues, it is finished, or, with neither, it was canceled. */
export interface DraftStep {
  draft?: Draft
  made?: Pick<Measurement, 'tool' | 'place' | 'points'>
}
