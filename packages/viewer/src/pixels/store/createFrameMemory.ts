import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { FrameId } from '../../model/Stack.ts'

/**
 * Frames within a byte budget. Least recently used ones are evicted first, pinned ones never. `onGone` is
 * called for each.
 */
export function createFrameMemory(budgetBytes: number, onGone: (id: FrameId) => void = () => {}) {
  /** In order of use, least recent first. */
  const kept = new Map<FrameId, DecodedFrame>()
  const pins = new Map<FrameId, number>()
  let bytes = 0
  let reserved = 0
  let evicted = 0

  function remove(id: FrameId): void {
    const frame = kept.get(id)
    if (!frame) return
    bytes -= frame.values.byteLength
    kept.delete(id)
    onGone(id)
  }

  /** Evicts frames until `needed` more bytes fit; returns false if they don't. */
  function makeRoom(needed: number, mayGo: (id: FrameId) => boolean): boolean {
    for (const id of [...kept.keys()]) {
      if (bytes + reserved + needed <= budgetBytes) return true
      if (pins.has(id) || !mayGo(id)) continue
      remove(id)
      evicted++
    }
    return bytes + reserved + needed <= budgetBytes
  }

  return {
    has: (id: FrameId): boolean => kept.has(id),
    sizeOf: (id: FrameId): number | undefined => kept.get(id)?.values.byteLength,
    /** Counts as a use. */
    get(id: FrameId): DecodedFrame | undefined {
      const frame = kept.get(id)
      if (!frame) return undefined
      kept.delete(id)
      kept.set(id, frame)
      return frame
    },
    /** Returns false if there is no room beside what has to stay. */
    add(id: FrameId, frame: DecodedFrame, mayGo: (id: FrameId) => boolean): boolean {
      remove(id)
      if (!makeRoom(frame.values.byteLength, mayGo) && !pins.has(id)) return false
      kept.set(id, frame)
      bytes += frame.values.byteLength
      return true
    },
    makeRoom,
    remove,
    /** Bytes that aren't available to frames. */
    reserved: (): number => reserved,
    /**
     * Returns a function that gives the bytes back once; undefined if pinned frames leave no room for them.
     * `onChange` is called when there is less room, and when there is more again.
     */
    reserve(more: number, onChange: () => void): (() => void) | undefined {
      let pinned = 0
      for (const id of pins.keys()) pinned += kept.get(id)?.values.byteLength ?? 0
      if (pinned + reserved + more > budgetBytes) return undefined
      let held = more
      reserved += held
      onChange()
      return () => {
        reserved -= held
        held = 0
        onChange()
      }
    },
    isPinned: (id: FrameId): boolean => pins.has(id),
    pinned: (): Iterable<FrameId> => pins.keys(),
    /** Returns true for the first pin. */
    pin(id: FrameId): boolean {
      const count = pins.get(id) ?? 0
      pins.set(id, count + 1)
      return count === 0
    },
    /** Returns true for the last pin. */
    unpin(id: FrameId): boolean {
      const count = pins.get(id) ?? 0
      if (count > 1) pins.set(id, count - 1)
      return count === 1 && pins.delete(id)
    },
    forget(id: FrameId): void {
      remove(id)
      pins.delete(id)
    },
    clear(): void {
      for (const id of [...kept.keys()]) remove(id)
      pins.clear()
    },
    counters: () => ({ bytes, frames: kept.size, evicted }),
  }
}
