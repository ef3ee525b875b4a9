import type { ImageContent } from '../../model/ImageContent.ts'
import type { FrameId } from '../../model/Stack.ts'
import type { createFrameMemory } from './createFrameMemory.ts'
import { frameBytes } from './frameBytes.ts'

interface SizedFrame {
  id: FrameId
  image: Pick<ImageContent, 'format' | 'palette'>
}

/** A frame and its rank in the request, 0 being the most important. */
export interface RankedFrame<Frame> {
  frame: Frame
  rank: number
}

/** The leading frames of a request that fit in memory beside the pinned ones. */
export function withinBudget<Frame extends SizedFrame>(
  frames: readonly Frame[],
  memory: ReturnType<typeof createFrameMemory>,
  budgetBytes: number,
): Map<FrameId, RankedFrame<Frame>> {
  const reach = new Map<FrameId, RankedFrame<Frame>>()
  const sizes = new Map(frames.map((frame) => [frame.id, frameBytes(frame.image)]))
  let free = budgetBytes - memory.reserved()
  for (const id of memory.pinned()) free -= memory.sizeOf(id) ?? sizes.get(id) ?? 0
  frames.forEach((frame, rank) => {
    if (reach.has(frame.id)) return
    const isPinned = memory.isPinned(frame.id)
    if (!isPinned) free -= sizes.get(frame.id) ?? 0
    if (isPinned || free >= 0) reach.set(frame.id, { frame, rank })
  })
  return reach
}
