import type { DecodedFrame, FrameId, Refusal, Stack, StackFrame } from '@pandok/viewer'
import { useRef, useSyncExternalStore } from 'react'
import { useViewer } from '../desk/ViewerDesk.ts'

export interface ShownFrame {
  frame: StackFrame
  /** From 0. */
  index: number
  decoded: DecodedFrame
}

interface Shown {
  /** What is on the screen: the frame asked for, or while it is on its way the one before it. */
  shown: ShownFrame | undefined
  isWaiting: boolean
  /** Why the frame asked for can't be shown. */
  failure: Refusal | undefined
}

/**
 * Texts, letters and measurements must belong to the picture that is seen: so they are taken from here, and never from
 * the frame that was asked for.
 */
export function useShownFrame(stack: Stack | undefined, wanted: FrameId | undefined): Shown {
  const { frames } = useViewer()
  const before = useRef<{ stack: string; shown: ShownFrame } | undefined>(undefined)
  const decoded = useSyncExternalStore(frames.subscribe, () =>
    wanted === undefined ? undefined : frames.get(wanted),
  )
  const failure = useSyncExternalStore(frames.subscribe, () =>
    wanted === undefined ? undefined : frames.failureOf(wanted),
  )
  if (!stack || wanted === undefined) return { shown: undefined, isWaiting: false, failure: undefined }
  if (decoded) {
    const known = before.current?.shown
    const index = stack.frames.findIndex(({ id }) => id === wanted)
    const frame = stack.frames[index]
    if (!frame) return { shown: undefined, isWaiting: true, failure: undefined }
    const isSame = known?.frame === frame && known.index === index && known.decoded === decoded
    const shown = isSame ? known : { frame, index, decoded }
    before.current = { stack: stack.id, shown }
    return { shown, isWaiting: false, failure: undefined }
  }
  // A frame that can't be shown must not hide behind its neighbour.
  const shown = !failure && before.current?.stack === stack.id ? before.current.shown : undefined
  return { shown, isWaiting: !failure, failure }
}
