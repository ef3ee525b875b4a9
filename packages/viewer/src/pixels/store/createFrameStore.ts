import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { ImageContent } from '../../model/ImageContent.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { FrameId } from '../../model/Stack.ts'
import type { DecodeOutcome } from '../worker/DecodeJob.ts'
import { createFrameMemory } from './createFrameMemory.ts'
import { frameBytes } from './frameBytes.ts'

/** A frame that can be asked for; a StackFrame is one. */
export interface StoredFrame {
  id: FrameId
  image: Pick<ImageContent, 'format' | 'palette'>
}

export interface FrameStoreOptions<Frame extends StoredFrame> {
  budgetBytes: number
  /** `rank`: 0 is the most important of those that are requested now. */
  decode: (frame: Frame, options: { rank: number; signal: AbortSignal }) => Promise<DecodeOutcome>
  /** Frames that are decoded at once. */
  lanes?: number
  /** A frame is no longer kept: what was made of it, such as its texture on a graphics card, can go as well. */
  onGone?: (id: FrameId) => void
}

export type FrameListener = (id: FrameId, state: 'ready' | 'failed') => void

export interface FrameStore<Frame extends StoredFrame> {
  get(id: FrameId): DecodedFrame | undefined
  failureOf(id: FrameId): Refusal | undefined
  /** The most important first. Replaces what was requested before: what is missing here is given up if it is under way. */
  request(frames: readonly Frame[]): void
  /** Keeps frames whatever the budget, now or as soon as they are there. Counted: as many unpins end it. */
  pin(...ids: FrameId[]): void
  unpin(...ids: FrameId[]): void
  /** A frame that was decoded elsewhere, such as together with its file. Kept if there is room. */
  put(frame: Frame, decoded: DecodedFrame): void
  /** A frame that is known to be lost: it isn't decoded when it is asked for. */
  refuse(id: FrameId, refusal: Refusal): void
  /** Forgets frames and everything about them. */
  drop(ids: Iterable<FrameId>): void
  clear(): void
  subscribe(listener: FrameListener): () => void
  counters(): {
    bytes: number
    frames: number
    running: number
    waiting: number
    evicted: number
    dropped: number
  }
}

/** Decoded frames within one memory budget, decoded in the order of their importance. */
export function createFrameStore<Frame extends StoredFrame>({
  budgetBytes,
  decode,
  lanes = 4,
  onGone,
}: FrameStoreOptions<Frame>): FrameStore<Frame> {
  const memory = createFrameMemory(budgetBytes, onGone)
  const failures = new Map<FrameId, Refusal>()
  const running = new Map<FrameId, AbortController>()
  const listeners = new Set<FrameListener>()
  /** What is requested and fits into the budget, with its rank. */
  let requested = new Map<FrameId, { frame: Frame; rank: number }>()
  let lastRequest: readonly Frame[] = []
  let waiting: Frame[] = []
  let dropped = 0

  const tell: FrameListener = (id, state) => {
    for (const listener of [...listeners]) listener(id, state)
  }

  const isUnrequested = (id: FrameId): boolean => !requested.has(id)

  function give(id: FrameId, outcome: DecodeOutcome): void {
    if (outcome.ok && memory.add(id, outcome.frame, isUnrequested)) tell(id, 'ready')
    else {
      failures.set(id, outcome.ok ? { reason: 'tooLarge' } : outcome.refusal)
      tell(id, 'failed')
    }
  }

  function run(frame: Frame): void {
    const { id } = frame
    const lane = new AbortController()
    running.set(id, lane)
    const settle = (outcome: DecodeOutcome) => {
      // Given up, or asked for anew since: this answer is nobody's.
      if (running.get(id) !== lane) return
      running.delete(id)
      give(id, outcome)
      fill()
    }
    decode(frame, { rank: requested.get(id)?.rank ?? 0, signal: lane.signal }).then(settle, () =>
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

  /** As many of the request's frames, from its start, as memory can hold beside what is pinned. */
  function withinReach(frames: readonly Frame[]): Map<FrameId, { frame: Frame; rank: number }> {
    const reach = new Map<FrameId, { frame: Frame; rank: number }>()
    const sizes = new Map(frames.map((frame) => [frame.id, frameBytes(frame.image)]))
    let free = budgetBytes
    for (const id of memory.pinned()) free -= memory.sizeOf(id) ?? sizes.get(id) ?? 0
    frames.forEach((frame, rank) => {
      if (reach.has(frame.id)) return
      const isPinned = memory.isPinned(frame.id)
      if (!isPinned) free -= sizes.get(frame.id) ?? 0
      if (isPinned || free >= 0) reach.set(frame.id, { frame, rank })
    })
    return reach
  }

  function request(frames: readonly Frame[]): void {
    lastRequest = frames
    requested = withinReach(frames)
    for (const id of [...running.keys()]) if (!requested.has(id)) giveUp(id)
    waiting = []
    for (const [id, { frame }] of requested)
      if (!memory.has(id) && !failures.has(id) && !running.has(id)) waiting.push(frame)
    fill()
  }

  return {
    get: memory.get,
    failureOf: (id) => failures.get(id),
    request,
    pin(...ids) {
      // What they take is lost to the others.
      if (ids.filter((id) => memory.pin(id)).length > 0) request(lastRequest)
    },
    unpin(...ids) {
      if (ids.filter((id) => memory.unpin(id)).length === 0) return
      request(lastRequest)
      if (!memory.makeRoom(0, isUnrequested)) memory.makeRoom(0, () => true)
    },
    put(frame, decoded) {
      const { id } = frame
      if (memory.has(id)) return
      // Nothing has to go for what nobody has asked for.
      if (!memory.add(id, decoded, requested.has(id) ? isUnrequested : () => false)) return
      giveUp(id)
      waiting = waiting.filter((other) => other.id !== id)
      failures.delete(id)
      tell(id, 'ready')
      fill()
    },
    refuse(id, refusal) {
      giveUp(id)
      waiting = waiting.filter((other) => other.id !== id)
      failures.set(id, refusal)
      tell(id, 'failed')
      fill()
    },
    drop(ids) {
      const gone = new Set(ids)
      for (const id of gone) {
        giveUp(id)
        memory.forget(id)
        failures.delete(id)
      }
      request(lastRequest.filter(({ id }) => !gone.has(id)))
    },
    clear() {
      for (const id of [...running.keys()]) giveUp(id)
      memory.clear()
      failures.clear()
      requested = new Map()
      lastRequest = []
      waiting = []
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    counters: () => ({ ...memory.counters(), running: running.size, waiting: waiting.length, dropped }),
  }
}
