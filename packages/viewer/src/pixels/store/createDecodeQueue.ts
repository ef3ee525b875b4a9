import type { FrameId } from '../../model/Stack.ts'
import type { DecodeOutcome } from '../worker/DecodeJob.ts'

interface DecodeQueueParts<Frame> {
  decode: (frame: Frame, signal: AbortSignal) => Promise<DecodeOutcome>
  /** Frames decoded in parallel. */
  lanes: number
  /** Not called for canceled frames. */
  onDecoded: (id: FrameId, outcome: DecodeOutcome) => void
}

/** Decodes frames in queue order, with limited concurrency. Frames no longer requested are canceled. */
export function createDecodeQueue<Frame extends { id: FrameId }>({
  decode,
  lanes,
  onDecoded,
}: DecodeQueueParts<Frame>) {
  const running = new Map<FrameId, AbortController>()
  let waiting: Frame[] = []
  let dropped = 0

  function run(frame: Frame): void {
    const { id } = frame
    const lane = new AbortController()
    running.set(id, lane)
    const settle = (outcome: DecodeOutcome) => {
      // It was canceled, or requested again since, so this result is dropped.
      if (running.get(id) !== lane) return
      running.delete(id)
      onDecoded(id, outcome)
      fill()
    }
    decode(frame, lane.signal).then(settle, () =>
      settle({ ok: false, refusal: { reason: 'broken', detail: 'decoder' } }),
    )
  }

  function fill(): void {
    while (running.size < lanes) {
      const frame = waiting.shift()
      if (!frame) return
      run(frame)
    }
  }

  function giveUp(id: FrameId): void {
    const lane = running.get(id)
    if (!lane) return
    running.delete(id)
    dropped++
    lane.abort()
  }

  return {
    isRunning: (id: FrameId): boolean => running.has(id),
    fill,
    giveUp,
    giveUpUnless(isWanted: (id: FrameId) => boolean): void {
      for (const id of [...running.keys()]) if (!isWanted(id)) giveUp(id)
    },
    /** Cancels it, whether waiting or running. */
    remove(id: FrameId): void {
      giveUp(id)
      waiting = waiting.filter((other) => other.id !== id)
    },
    /** Replaces the waiting frames. */
    wait(frames: Frame[]): void {
      waiting = frames
    },
    counters: () => ({ running: running.size, waiting: waiting.length, dropped }),
  }
}
