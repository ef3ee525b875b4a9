import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement, MeasurementPlace, MeasurementTool } from '../../model/Measurement.ts'
import type { Scale } from '../geometry/point.ts'

/** A measurement that is being made. */
export interface Draft {
  tool: MeasurementTool
  place: MeasurementPlace
  /** Those that are set. */
  points: readonly ImagePoint[]
  /** Where the next one would be set. */
  next: ImagePoint | undefined
  isPressed: boolean
  /** The calibration, for right angles. */
  scale: Scale
  /** Size of a pixel in the coordinates of the points: 1 on frames and slides, mm on planes. */
  pixel: number
}

/** `tolerance`: what is no farther away is the same place; a few pixels of the screen, in the image's coordinates. */
export type DraftEvent =
  | { kind: 'down' | 'move' | 'up' | 'double'; at: ImagePoint; tolerance: Scale }
  /** Enough, where there may be any number; otherwise nothing. */
  | { kind: 'enter' }
  | { kind: 'escape' }
  /** The point set last wasn't meant. */
  | { kind: 'back' }

/** What became of a draft: it goes on, it is made, or, where there is neither, it was given up. */
export interface DraftStep {
  draft?: Draft
  made?: Pick<Measurement, 'tool' | 'place' | 'points'>
}
