import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { Refusal } from '../model/Refusal.ts'
import type { FrameId, Stack, StackFrame } from '../model/Stack.ts'
import type { ViewerFrames } from './Viewer.ts'

export interface ShownFrame {
  frame: StackFrame
  /** Starts at 0. */
  index: number
  decoded: DecodedFrame
}

export interface ShownState {
  /** The frame on the screen: the requested one or, while it is loading, the previous one. */
  shown: ShownFrame | undefined
  isWaiting: boolean
  /** Why the requested frame can't be shown. */
  failure: Refusal | undefined
}

const NOTHING: ShownState = { shown: undefined, isWaiting: false, failure: undefined }

/**
 * Tracks what a viewport shows. Texts, letters and measurements must belong to the visible picture, so they
 * are derived from this and never from the requested frame.
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

  /** `beside` are frames that its picture is computed from as well. */
  return (
    stack: Stack | undefined,
    requested: FrameId | undefined,
    beside: readonly FrameId[] = [],
  ): ShownState => {
    if (!stack || requested === undefined) return NOTHING
    const decoded = frames.get(requested)
    const isWhole = beside.every((id) => frames.get(id) ?? frames.failureOf(id))
    if (decoded && isWhole) return arrived(stack, requested, decoded)
    const failure = frames.failureOf(requested)
    // A frame that failed must not be hidden behind its neighbor, nor a stack behind another.
    const shown = !failure && before?.stack === stack.id ? before.shown : undefined
    return { shown, isWaiting: !failure, failure }
  }
}
