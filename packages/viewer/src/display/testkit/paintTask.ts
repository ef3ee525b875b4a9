import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { StackFrame } from '../../model/Stack.ts'
import type { VoiSetting } from '../../model/View.ts'
import { windowOf } from '../gray/windowOf.ts'
import { renderPixels } from '../paint/cpu/renderPixels.ts'
import { type PaintTask, paintImageOf } from '../paint/PaintTask.ts'

/** One pixel of the canvas per pixel of the image, nothing smoothed, unless told otherwise. */
export function paintTask(
  frame: StackFrame,
  decoded: DecodedFrame,
  setting: VoiSetting = { kind: 'auto' },
  overrides: Partial<PaintTask> = {},
): PaintTask {
  return {
    image: paintImageOf(frame, decoded),
    appearance: windowOf(frame, decoded, setting),
    isInverted: false,
    isSmooth: false,
    matrix: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 },
    ...overrides,
  }
}

/** Red of every pixel, which for gray pictures is all there is to know. */
export function levelsOf(
  task: PaintTask,
  width = task.image.decoded.columns,
  height = task.image.decoded.rows,
): number[] {
  return [...renderPixels(task, width, height)].filter((_, at) => at % 4 === 0)
}
