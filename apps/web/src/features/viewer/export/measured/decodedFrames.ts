import type { DecodedFrame, FrameId, StackFrame } from '@pandok/viewer'
import { demandOf } from '#features/viewer/desk/useFrameDemand.ts'
import type { ViewerDesk } from '#features/viewer/desk/ViewerDesk.ts'

const PATIENCE = 15_000
/** Whoever scrolls meanwhile replaces what was asked for: it is asked for again. */
const REMIND = 200

/** Pixels of these frames, fetched once more where they had to give way. What can't be had is missing. */
export async function decodedFrames(
  desk: ViewerDesk,
  frames: readonly StackFrame[],
): Promise<ReadonlyMap<FrameId, DecodedFrame>> {
  const found = new Map<FrameId, DecodedFrame>()
  const missing = () =>
    frames.filter((frame) => {
      const decoded = desk.frames.get(frame.id)
      if (decoded) found.set(frame.id, decoded)
      return !found.has(frame.id) && !desk.frames.failureOf(frame.id)
    })
  if (missing().length === 0) return found
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    const wanted = missing()
    if (wanted.length === 0) break
    desk.frames.want([...wanted, ...demandOf(desk)])
    await new Promise((resolve) => setTimeout(resolve, REMIND))
  }
  desk.frames.want(demandOf(desk))
  return found
}
