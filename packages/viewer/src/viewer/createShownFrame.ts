import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { Refusal } from '../model/Refusal.ts'
import type { FrameId, Stack, StackFrame } from '../model/Stack.ts'
import type { ViewerFrames } from './Viewer.ts'

export interface ShownFrame {
  frame: StackFrame
  /** From 0. */
  index: number
  decoded: DecodedFrame
}

export interface ShownState {
  /** What is on the screen: the frame requested, or while it is on its way the one before it. */
  shown: ShownFrame | undefined
  isWaiting: boolean
  /** Why the frame requested can't be shown. */
  failure: Refusal | undefined
}

const NOTHING: ShownState = { shown: undefined, isWaiting: false, failure: undefined }

/**
 * Follows what a viewport shows. Texts, letters and measurements must belong to the picture that is seen: so they are taken
 * from here, and never from the frame that was requested.
 */
export function createShownFrame(frames: Pick<ViewerFrames, 'get' | 'failureOf'>) {
  let before: { stack: string; shown: ShownFrame } | undefined

  function arrived(stack: Stack, id: FrameId, decoded: DecodedFrame): ShownState {
    const index = stack.frames.findIndex((frame) => frame.id === id)
    const frame = stack.frames[index]
    if (!frame) return { ...NOTHING, isWaiting: true }
    const known = before?.shown
    const isSame = known?.frame === frame && known.index === index && known.decoded === decoded
    const shown = isSame ? known : { frame, index, decoded }
    before = { stack: stack.id, shown }
    return { ...NOTHING, shown }
  }

  return (stack: Stack | undefined, requested: FrameId | undefined): ShownState => {
    if (!stack || requested === undefined) return NOTHING
    const decoded = frames.get(requested)
    if (decoded) return arrived(stack, requested, decoded)
    const failure = frames.failureOf(requested)
    // A frame that can't be shown must not hide behind its neighbour, nor a stack behind another.
    const shown = !failure && before?.stack === stack.id ? before.shown : undefined
    return { shown, isWaiting: !failure, failure }
  }
}
