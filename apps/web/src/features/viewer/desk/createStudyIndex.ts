import type { Arrangement, FrameId, Stack } from '@pandok/viewer'
import type { LocatedFrame } from './ViewerDesk.ts'

/** What is open, found by the names of its parts. */
export function createStudyIndex() {
  let now: Arrangement = { patients: [] }
  let stacks = new Map<string, Stack>()
  let places: Map<FrameId, { stack: Stack; index: number }> | undefined
  const listeners = new Set<() => void>()

  return {
    read: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(next: Arrangement): void {
      if (next === now) return
      now = next
      stacks = new Map(allStacks(next).map((stack) => [stack.id, stack]))
      places = undefined
      for (const listener of [...listeners]) listener()
    },
    stackOf: (id: string): Stack | undefined => stacks.get(id),
    locate(id: FrameId): LocatedFrame | undefined {
      places ??= new Map(
        [...stacks.values()].flatMap((stack) =>
          stack.frames.map((frame, index) => [frame.id, { stack, index }] as const),
        ),
      )
      const place = places.get(id)
      const frame = place?.stack.frames[place.index]
      return place && frame && { ...place, frame }
    },
  }
}

const allStacks = ({ patients }: Arrangement): Stack[] =>
  patients.flatMap(({ studies }) => studies).flatMap(({ series }) => series.flatMap(({ stacks }) => stacks))
