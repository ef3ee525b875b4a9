import type { MeasurementTool } from '../../model/Measurement.ts'

/**
 * How the points of a tool are set.
 * - `click`: one press;
 * - `drag`: from where the pointer goes down to where it goes up;
 * - `lines`: two drags;
 * - `clicks`: one after the other, of which a drag sets two;
 * - `stream`: all that the pointer passes, until it goes up;
 * - `collect`: any number of clicks, until told that it is enough.
 */
export type Making = 'click' | 'drag' | 'lines' | 'clicks' | 'stream' | 'collect'

export interface ToolShape {
  making: Making
  /** How many it has; of a stream or a collection, at least. */
  points: number
  /** It has an inside. */
  isArea: boolean
}

export const TOOL_SHAPES: Readonly<Record<MeasurementTool, ToolShape>> = {
  /** From end to end. */
  length: { making: 'drag', points: 2, isArea: false },
  /** The ends of one axis, then those of the other, which stands at a right angle to it. */
  bidirectional: { making: 'lines', points: 4, isArea: false },
  /** An end, the vertex, the other end. */
  angle: { making: 'clicks', points: 3, isArea: false },
  cobb: { making: 'lines', points: 4, isArea: false },
  /** The first line is divided by the second. */
  ratio: { making: 'lines', points: 4, isArea: false },
  /** Two opposite corners. */
  rectangle: { making: 'drag', points: 2, isArea: true },
  /** Two opposite corners of the rectangle around it. */
  ellipse: { making: 'drag', points: 2, isArea: true },
  /** Closed: the last point isn't the first once more. */
  freehand: { making: 'stream', points: 3, isArea: true },
  probe: { making: 'click', points: 1, isArea: false },
  /** The tip, then the tail: press on the finding, draw away from it. */
  arrow: { making: 'drag', points: 2, isArea: false },
  text: { making: 'click', points: 1, isArea: false },
  counter: { making: 'collect', points: 1, isArea: false },
  /** The middle of a vertebra; its label is the level. */
  vertebra: { making: 'click', points: 1, isArea: false },
  /** From point to point, along a vessel or a spine. */
  path: { making: 'collect', points: 2, isArea: false },
}
