import { aspectOf, type ImageShape } from '@pandok/viewer'
import type { ShownFrame } from './useShownFrame.ts'

export const shapeOf = ({ frame, decoded }: ShownFrame): ImageShape => ({
  ...{ columns: decoded.columns, rows: decoded.rows, aspect: aspectOf(frame.frame.spacing) },
})
