import { createEmitter } from '@pandok/domain'
import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { ImageContent } from '../../model/ImageContent.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { FrameId } from '../../model/Stack.ts'
import type { DecodeOutcome } from '../worker/DecodeJob.ts'
import { createDecodeQueue } from './createDecodeQueue.ts'
import { createFrameMemory } from './createFrameMemory.ts'
import { type RankedFrame, withinBudget } from './withinBudget.ts'

/** A frame that can be requested, such as a StackFrame. */
export interface StoredFrame {
  id: FrameId
  image: Pick<ImageContent, 'format' | 'palette'>
}

export interface FrameStoreOptions<Frame extends StoredFrame> {
  budgetBytes: number
  /** `rank` is 0 for the most important requested frame. */
  decode: (frame: Frame, options: { rank: number; signal: AbortSignal }) => Promise<DecodeOutcome>
  /** Frames decoded in parallel. */
  lanes?: number
  /** Called when a frame was evicted, so that derived data such as textures can be released as well. */
  onGone?: (id: FrameId) => void
}

export type FrameListener = (id: FrameId, state: 'ready' | 'failed') => void

export interface FrameStore<Frame extends StoredFrame> {
  get(id: FrameId): DecodedFrame | undefined
  failureOf(id: FrameId): Refusal | undefined
  /**
   * Most important first. Replaces the previous request: running frames that are missing here are canceled.
   */
  request(frames: readonly Frame[]): void
  /** Keeps frames regardless of the budget, now or once decoded. Pins are counted. */
  pin(...ids: FrameId[]): void
  unpin(...ids: FrameId[]): void
  /**
   * Sets part of the budget aside for something else until the result is called; undefined if there is no room beside
   * pinned frames.
   */
  reserve(bytes: number): (() => void) | undefined
  /** Adds a frame that was decoded elsewhere, for example with its file, if there is room. */
  put(frame: Frame, decoded: DecodedFrame): void
  /** Marks a frame as failed, so that it isn't decoded on request. */
  refuse(id: FrameId, refusal: Refusal): void
  /** Removes frames and everything about them. */
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

/** Decoded frames within one memory budget, decoded in order of importance. */
export function createFrameStore<Frame extends StoredFrame>({
  budgetBytes,
  decode,
  lanes = 4,
  onGone,
}: FrameStoreOptions<Frame>): FrameStore<Frame> {
  const memory = createFrameMemory(budgetBytes, onGone)
  const failures = new Map<FrameId, Refusal>()
  const listeners = createEmitter<Parameters<FrameListener>>()
  /** The requested frames that fit the budget, with their rank. */
  let requested = new Map<FrameId, RankedFrame<Frame>>()
  let lastRequest: readonly Frame[] = []
  const queue = createDecodeQueue<Frame>({
    decode: (frame, signal) => decode(frame, { rank: requested.get(frame.id)?.rank ?? 0, signal }),
    lanes,
    onDecoded(id, outcome) {
      if (outcome.ok && memory.add(id, outcome.frame, isUnrequested)) listeners.emit(id, 'ready')
      else fail(id, outcome.ok ? { reason: 'tooLarge' } : outcome.refusal)
    },
  })

  const isRequested = (id: FrameId): boolean => requested.has(id)
  const isUnrequested = (id: FrameId): boolean => !requested.has(id)

  function fail(id: FrameId, refusal: Refusal): void {
    failures.set(id, refusal)
    listeners.emit(id, 'failed')
  }

  function request(frames: readonly Frame[]): void {
    lastRequest = frames
    requested = withinBudget(frames, memory, budgetBytes)
    queue.giveUpUnless(isRequested)
    const isWaiting = (id: FrameId) => !memory.has(id) && !failures.has(id) && !queue.isRunning(id)
    queue.wait([...requested].flatMap(([id, { frame }]) => (isWaiting(id) ? [frame] : [])))
    queue.fill()
  }

  /** Evicts what is beyond the budget, least important first. */
  function shrink(): void {
    request(lastRequest)
    if (!memory.makeRoom(0, isUnrequested)) memory.makeRoom(0, () => true)
  }

  return {
    get: memory.get,
    failureOf: (id) => failures.get(id),
    request,
    pin(...ids) {
      // Pinned frames reduce the budget for others.
      if (ids.filter((id) => memory.pin(id)).length > 0) request(lastRequest)
    },
    unpin(...ids) {
      if (ids.filter((id) => memory.unpin(id)).length === 0) return
      shrink()
    },
    reserve: (bytes) => memory.reserve(bytes, shrink),
    put({ id }, decoded) {
      if (memory.has(id)) return
      // A frame that wasn't requested must not evict others.
      if (!memory.add(id, decoded, requested.has(id) ? isUnrequested : () => false)) return
      queue.remove(id)
      failures.delete(id)
      listeners.emit(id, 'ready')
      queue.fill()
    },
    refuse(id, refusal) {
      queue.remove(id)
      fail(id, refusal)
      queue.fill()
    },
    drop(ids) {
      const gone = new Set(ids)
      for (const id of gone) {
        queue.giveUp(id)
        memory.forget(id)
        failures.delete(id)
      }
      request(lastRequest.filter(({ id }) => !gone.has(id)))
    },
    clear() {
      queue.giveUpUnless(() => false)
      memory.clear()
      failures.clear()
      requested = new Map()
      lastRequest = []
      queue.wait([])
    },
    subscribe: listeners.subscribe,
    counters: () => ({ ...memory.counters(), ...queue.counters() }),
  }
}
