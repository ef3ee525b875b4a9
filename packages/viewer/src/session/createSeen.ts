import type { FrameId } from '../model/Stack.ts'
import { createStore } from './createStore.ts'

/** Which frames were on the screen, each counted once. Its own store: whoever follows what is asked for need not hear of it. */
export function createSeen() {
  const frames = new Map<string, Set<FrameId>>()
  const { read, subscribe, change } = createStore({
    counts: new Map<string, number>() as ReadonlyMap<string, number>,
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
    /** How many frames of a stack. */
    of: (stack: string): number => read().counts.get(stack) ?? 0,
    clear(): void {
      frames.clear()
      change({ counts: new Map() })
    },
  }
}
