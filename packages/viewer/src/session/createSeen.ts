import type { FrameId } from '../model/Stack.ts'
import { createStore } from './createStore.ts'

/**
 * The frames that were on the screen, each counted once. A separate store, so that followers of requested
 * frames aren't notified.
 */
export function createSeen() {
  const frames = new Map<string, Set<FrameId>>()
  const { read, subscribe, change } = createStore({
    counts: new Map<string, number>(),
  })
  return {
    read,
    subscribe,
    add(stack: string, frame: FrameId): void {
      const known = frames.get(stack) ?? new Set()
      if (known.has(frame)) return
      frames.set(stack, known.add(frame))
      change({ counts: new Map(read().counts).set(stack, known.size) })
    },
    /** The number of seen frames of a stack. */
    of: (stack: string): number => read().counts.get(stack) ?? 0,
    clear(): void {
      frames.clear()
      change({ counts: new Map() })
    },
  }
}
