import type { MeasurementTool } from '../../model/Measurement.ts'

/**
 * How the points of a tool are set.
 * - `click`: one press;
 * - `drag`: from pointer down to pointer up;
 * - `lines`: two drags;
 * - `clicks`: one point per click; a drag sets two;
 * - `stream`: all points of the pointer's path until it is released;
 * - `collect`: any number of clicks, until Enter or a double click;
 * - `command`: by a command, which knows all of them.
 */
export type Making = 'click' | 'drag' | 'lines' | 'clicks' | 'stream' | 'collect' | 'command'

export interface ToolShape {
  making: Making
  /** The number of points; for a stream or a collection, the minimum. */
  points: number
  /** True if it has an interior. */
  isArea: boolean
}

export const TOOL_SHAPES: Readonly<Record<MeasurementTool, ToolShape>> = {
  length: { making: 'drag', points: 2, isArea: false },
  /** The ends of one axis, then those of the perpendicular one. */
  bidirectional: { making: 'lines', points: 4, isArea: false },
  /** An end, the vertex, the other end. */
  angle: { making: 'clicks', points: 3, isArea: false },
  cobb: { making: 'lines', points: 4, isArea: false },
  /** The first line divided by the second. */
  ratio: { making: 'lines', points: 4, isArea: false },
  /** Two opposite corners. */
  rectangle: { making: 'drag', points: 2, isArea: true },
  /** Two opposite corners of the rectangle around it. */
  ellipse: { making: 'drag', points: 2, isArea: true },
  /** Closed: the first point isn't repeated at the end. */
  freehand: { making: 'stream', points: 3, isArea: true },
  probe: { making: 'click', points: 1, isArea: false },
  /** The tip, then the tail: the reader presses on the finding and drags away from it. */
  arrow: { making: 'drag', points: 2, isArea: false },
  text: { making: 'click', points: 1, isArea: false },
  counter: { making: 'collect', points: 1, isArea: false },
  /** The center of a vertebra; its label is the level. */
  vertebra: { making: 'click', points: 1, isArea: false },
  /** From point to point, along a vessel or a spine. */
  path: { making: 'collect', points: 2, isArea: false },
  /** Two opposite corners, then the corner of its first square that is opposite to the first of them. */
  grid: { making: 'command', points: 3, isArea: true },
}
