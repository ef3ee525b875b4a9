import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { windowOf } from '../gray/windowOf.ts'
import { RESET_PLACEMENT } from '../placement/movePlacement.ts'
import { aspectOf, fitScale, matrixOf } from '../placement/placeImage.ts'
import { renderPixels } from './cpu/renderPixels.ts'
import { paintImageOf } from './PaintTask.ts'
import { pyramidOf } from './pyramidOf.ts'

export interface Thumbnail {
  width: number
  height: number
  /** RGBA. */
  pixels: Uint8ClampedArray<ArrayBuffer>
}

/** Renders the frame as the file specifies, fitted into a square of this side. Nothing is cached. */
export function renderThumbnail(decoded: DecodedFrame, frame: StackFrame, size: number): Thumbnail {
  const shape = { columns: decoded.columns, rows: decoded.rows, aspect: aspectOf(frame.frame.spacing) }
  const scale = fitScale(shape, { width: size, height: size }, 0)
  const width = Math.max(Math.round(shape.columns * scale), 1)
  const height = Math.max(Math.round(shape.rows * shape.aspect * scale), 1)
  const image = paintImageOf(frame, decoded)
  const task = {
    image,
    appearance: windowOf(frame, decoded, { kind: 'auto' }),
    // PET is shown inverted by default.
    isInverted: frame.instance.record.series.modality === 'PT',
    isSmooth: true,
    matrix: matrixOf({ ...RESET_PLACEMENT, scale }, shape, { width, height }),
  }
  return { width, height, pixels: renderPixels(task, width, height, { pyramid: pyramidOf(image) }) }
}
