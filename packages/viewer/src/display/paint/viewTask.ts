import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { StackFrame } from '../../model/Stack.ts'
import type { View } from '../../model/View.ts'
import { windowOf } from '../gray/windowOf.ts'
import { aspectOf, matrixOf, scaleMatrix, type ViewportSize } from '../placement/placeImage.ts'
import { type PaintTask, paintImageOf, type Rgb } from './PaintTask.ts'

interface Screen extends ViewportSize {
  /** Device pixels per viewport pixel; the canvas is larger by this factor. */
  pixelRatio: number
}

/** The paint task for a frame with the reader's view. Viewport and view are in CSS pixels. */
export function viewTask(
  frame: StackFrame,
  decoded: DecodedFrame,
  view: View,
  screen: Screen,
  overlayColor?: Rgb,
): PaintTask {
  const shape = { columns: decoded.columns, rows: decoded.rows, aspect: aspectOf(frame.frame.spacing) }
  return {
    image: paintImageOf(frame, decoded),
    appearance: windowOf(frame, decoded, view.voi),
    isInverted: view.isInverted,
    isSmooth: view.isSmooth,
    matrix: scaleMatrix(matrixOf(view, shape, screen), screen.pixelRatio),
    ...(view.colors !== undefined && { colors: view.colors }),
    ...(overlayColor && { overlayColor }),
  }
}
