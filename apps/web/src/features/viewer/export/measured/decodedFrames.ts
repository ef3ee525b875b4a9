import {
  type DecodedFrame,
  type FrameId,
  requestedFrames,
  type StackFrame,
  type Viewer,
} from '@pandok/viewer'

const TIMEOUT_MS = 15_000
/**
 * Scrolling in the meantime replaces the queue, so the frames are requested again at this interval, in
 * milliseconds.
 */
const REMIND = 200

/** The pixels of these frames, loaded again if they were evicted. Frames that fail are missing. */
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
  const until = Date.now() + TIMEOUT_MS
  while (Date.now() < until) {
    const requested = missing()
    if (requested.length === 0) break
    viewer.frames.request([...requested, ...requestedFrames(viewer)])
    await new Promise((resolve) => setTimeout(resolve, REMIND))
  }
  viewer.frames.request(requestedFrames(viewer))
  return found
}
