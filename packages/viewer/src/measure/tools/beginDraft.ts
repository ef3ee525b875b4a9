import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement, MeasurementPlace, MeasurementTool } from '../../model/Measurement.ts'
import { type Scale, SQUARE } from '../geometry/point.ts'
import type { Draft } from './Draft.ts'
import { TOOL_SHAPES } from './toolShapes.ts'

/**
 * Starts a draft when the pointer is pressed with an active tool. All further events go through `stepDraft`.
 */
export function beginDraft(
  tool: MeasurementTool,
  place: MeasurementPlace,
  at: ImagePoint,
  { scale = SQUARE, pixel = 1 }: { scale?: Scale; pixel?: number } = {},
): Draft {
  const { making } = TOOL_SHAPES[tool]
  const isSetAtOnce = making !== 'click' && making !== 'collect'
  return {
    tool,
    place,
    points: isSetAtOnce ? [at] : [],
    next: isSetAtOnce ? undefined : at,
    isPressed: true,
    scale,
    pixel,
  }
}

/** The draft as it looks now, for drawing and live readings. */
export const draftOutline = ({ tool, place, points, next }: Draft): Omit<Measurement, 'id' | 'number'> => ({
  tool,
  place,
  points: next ? [...points, next] : points,
  label: '',
})
