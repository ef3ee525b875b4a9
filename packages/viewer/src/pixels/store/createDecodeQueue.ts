import type { FrameId } from '../../model/Stack.ts'
import type { DecodeOutcome } from '../worker/DecodeJob.ts'

interface DecodeQueueParts<Frame> {
  decode: (frame: Frame, signal: AbortSignal) => Promise<DecodeOutcome>
  /** Frames that are decoded at once. */
  lanes: number
  /** Not called for what was given up. */
  onDecoded: (id: FrameId, outcome: DecodeOutcome) => void
}

/** Decodes frames in the order of the queue, as many at once as there are lanes. What is no longer wanted is given up. */
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
      // Given up, or asked for anew since: this answer is nobody's.
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
    /** It isn't decoded any more, whether its turn has come or not. */
    remove(id: FrameId): void {
      giveUp(id)
      waiting = waiting.filter((other) => other.id !== id)
    },
    /** Replaces what waits. */
    wait(frames: Frame[]): void {
      waiting = frames
    },
    counters: () => ({ running: running.size, waiting: waiting.length, dropped }),
  }
}
