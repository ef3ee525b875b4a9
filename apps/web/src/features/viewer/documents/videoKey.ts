/** The frame duration of a file that doesn't specify one. */
const USUAL_FRAME_SECONDS = 1 / 30
const JUMP_SECONDS = 5

type Played = Pick<HTMLVideoElement, 'paused' | 'play' | 'pause' | 'currentTime' | 'duration'>

/** Handles a key for a video and returns whether it did. Stepping by frames pauses it first. */
export function videoKey(
  video: Played,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  frameSeconds = USUAL_FRAME_SECONDS,
): boolean {
  const goTo = (time: number): true => {
    const end = Number.isFinite(video.duration) ? video.duration : time
    video.currentTime = Math.min(Math.max(0, time), end)
    return true
  }
  const step = (direction: 1 | -1): true => {
    if (!shiftKey) video.pause()
    return goTo(video.currentTime + direction * (shiftKey ? JUMP_SECONDS : frameSeconds))
  }
  if (key === 'ArrowRight') return step(1)
  if (key === 'ArrowLeft') return step(-1)
  if (key === 'Home') return goTo(0)
  if (key === 'End') return goTo(video.duration)
  if (key !== ' ') return false
  if (video.paused) void video.play().catch(() => undefined)
  else video.pause()
  return true
}
