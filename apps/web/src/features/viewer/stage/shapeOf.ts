import { aspectOf, type ImageShape } from '@pandok/viewer'
import type { ShownFrame } from './useShownFrame.ts'

export const shapeOf = ({ frame, decoded }: Pick<ShownFrame, 'frame' | 'decoded'>): ImageShape => ({
  ...{ columns: decoded.columns, rows: decoded.rows, aspect: aspectOf(frame.frame.spacing) },
})
