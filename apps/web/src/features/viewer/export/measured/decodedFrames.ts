import {
  type DecodedFrame,
  type FrameId,
  requestedFrames,
  type StackFrame,
  type Viewer,
} from '@pandok/viewer'

const PATIENCE = 15_000
/** Whoever scrolls meanwhile replaces what was asked for: it is asked for again. */
const REMIND = 200

/** Pixels of these frames, fetched once more where they had to give way. What can't be had is missing. */
export async function decodedFrames(
  viewer: Viewer,
  frames: readonly StackFrame[],
): Promise<ReadonlyMap<FrameId, DecodedFrame>> {
  const found = new Map<FrameId, DecodedFrame>()
  const missing = () =>
    frames.filter((frame) => {
      const decoded = viewer.frames.get(frame.id)
      if (decoded) found.set(frame.id, decoded)
      return !found.has(frame.id) && !viewer.frames.failureOf(frame.id)
    })
  if (missing().length === 0) return found
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    const requested = missing()
    if (requested.length === 0) break
    viewer.frames.request([...requested, ...requestedFrames(viewer)])
    await new Promise((resolve) => setTimeout(resolve, REMIND))
  }
  viewer.frames.request(requestedFrames(viewer))
  return found
}
